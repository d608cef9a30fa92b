/**
 * Short sounds, synthesised on the spot; each has a twin on the screen, and volume 0 is silence.
 * A cue is a few voices: a tone that may glide, or filtered noise.
 */
import { settings } from '../settings.svelte';

interface Voice {
  /** Hertz: where the tone, or the band of noise, begins. */
  from: number;
  /** Where it glides to; missing means it stays. */
  to?: number;
  /** Seconds after the start of the cue. */
  at?: number;
  /** Seconds. */
  length: number;
  /** Against the other voices; 1 if missing. */
  loud?: number;
  wave?: OscillatorType | 'noise';
}

const tone = (from: number, at: number, length: number, more: Partial<Voice> = {}): Voice => ({
  from,
  at,
  length,
  ...more,
});
const noise = (from: number, at: number, length: number, more: Partial<Voice> = {}): Voice => ({
  from,
  at,
  length,
  wave: 'noise',
  ...more,
});

const CUES = {
  turn: [tone(523, 0, 0.16), tone(784, 0.12, 0.3)],
  step: [tone(330, 0, 0.06, { loud: 0.6 })],
  refused: [tone(150, 0, 0.12, { to: 110 }), noise(300, 0, 0.08)],
  chat: [tone(880, 0, 0.08, { loud: 0.6 })],
  joined: [noise(900, 0, 0.16, { to: 400, loud: 0.6 }), tone(554, 0.08, 0.16)],
  over: [tone(392, 0, 0.2), tone(523, 0.16, 0.2), tone(659, 0.32, 0.5)],
  tap: [noise(1800, 0, 0.03, { loud: 0.5 })],
  paper: [noise(3200, 0, 0.12, { to: 1800, loud: 0.5 })],
  slide: [noise(1400, 0, 0.22, { to: 2600, loud: 0.5 })],
  cloth: [noise(700, 0, 0.2, { to: 350, loud: 0.7 })],
  flag: [noise(800, 0, 0.07, { to: 2400, loud: 0.7 }), noise(600, 0.06, 0.09, { to: 300 })],
  snap: [noise(4200, 0, 0.05), noise(1200, 0.03, 0.06, { loud: 0.6 })],
  stamp: [tone(140, 0, 0.1, { to: 80, wave: 'sine' }), noise(900, 0, 0.05)],
  wood: [tone(620, 0, 0.06, { to: 560, wave: 'sine' }), noise(1500, 0, 0.02)],
  knock: [tone(120, 0, 0.14, { to: 90, wave: 'sine' }), noise(240, 0, 0.08, { loud: 0.6 })],
  drum: [tone(95, 0, 0.4, { to: 55, wave: 'sine', loud: 1.6 }), noise(160, 0, 0.1)],
  clink: [tone(1900, 0, 0.12, { wave: 'sine' }), tone(2840, 0.01, 0.1, { loud: 0.5 })],
  coin: [
    tone(1320, 0, 0.09, { wave: 'sine' }),
    tone(1980, 0.05, 0.22, { wave: 'sine', loud: 0.7 }),
  ],
  chime: [
    tone(784, 0, 0.7, { wave: 'sine' }),
    tone(1175, 0.09, 0.8, { wave: 'sine', loud: 0.7 }),
    tone(1568, 0.18, 0.9, { wave: 'sine', loud: 0.5 }),
  ],
  rise: [tone(523, 0, 0.14), tone(659, 0.12, 0.26)],
  horn: [
    tone(294, 0, 0.28, { wave: 'sawtooth', loud: 0.5 }),
    tone(440, 0.24, 0.5, { wave: 'sawtooth', loud: 0.5 }),
  ],
  brass: [
    tone(392, 0, 0.12, { wave: 'sawtooth', loud: 0.4 }),
    tone(523, 0.1, 0.4, { wave: 'sawtooth', loud: 0.5 }),
    tone(659, 0.1, 0.4, { wave: 'sawtooth', loud: 0.3 }),
  ],
  fanfare: [
    tone(392, 0, 0.16, { wave: 'sawtooth', loud: 0.4 }),
    tone(523, 0.16, 0.16, { wave: 'sawtooth', loud: 0.4 }),
    tone(659, 0.32, 0.16, { wave: 'sawtooth', loud: 0.4 }),
    tone(784, 0.48, 0.9, { wave: 'sawtooth', loud: 0.4 }),
    tone(523, 0.48, 0.9, { wave: 'sawtooth', loud: 0.3 }),
  ],
  owl: [
    tone(392, 0, 0.2, { to: 370, wave: 'sine', loud: 0.6 }),
    tone(370, 0.28, 0.36, { to: 330, wave: 'sine', loud: 0.6 }),
  ],
  howl: [
    tone(220, 0, 0.5, { to: 440, loud: 0.7 }),
    tone(440, 0.42, 0.9, { to: 415, loud: 0.7 }),
    tone(415, 1.2, 0.7, { to: 262, loud: 0.5 }),
  ],
  growl: [
    tone(70, 0, 0.4, { to: 52, wave: 'sawtooth', loud: 0.8 }),
    noise(180, 0, 0.35, { loud: 0.5 }),
  ],
  whine: [
    tone(740, 0, 0.16, { to: 880, loud: 0.4 }),
    tone(880, 0.14, 0.26, { to: 520, loud: 0.4 }),
  ],
  spade: [
    noise(620, 0, 0.12, { to: 260, loud: 0.8 }),
    noise(340, 0.16, 0.14, { to: 180, loud: 0.6 }),
    tone(110, 0.16, 0.12, { to: 80, wave: 'sine' }),
  ],
  scrapes: [
    noise(2400, 0, 0.11, { to: 900, loud: 0.8 }),
    noise(2100, 0.1, 0.11, { to: 800, loud: 0.8 }),
    noise(1800, 0.2, 0.16, { to: 600, loud: 0.8 }),
  ],
  strike: [
    tone(190, 0, 0.06, { to: 150, wave: 'sine' }),
    tone(210, 0.13, 0.06, { to: 160, wave: 'sine' }),
    tone(240, 0.26, 0.07, { to: 170, wave: 'sine' }),
    noise(2600, 0.42, 0.3, { to: 1200, loud: 0.4 }),
  ],
  bell: [
    tone(131, 0, 1.8, { wave: 'sine', loud: 1.4 }),
    tone(262, 0, 1.2, { wave: 'sine', loud: 0.5 }),
    tone(317, 0.02, 0.9, { wave: 'sine', loud: 0.3 }),
  ],
  steps: [noise(500, 0, 0.04, { loud: 0.5 }), noise(420, 0.12, 0.04, { loud: 0.5 })],
} as const satisfies Record<string, readonly Voice[]>;

export type Cue = keyof typeof CUES;

let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** Browsers allow sound only after a first gesture; before it there is none. Call once. */
export function unlockSound(): void {
  const unlock = () => {
    if (typeof AudioContext === 'function') context ??= new AudioContext();
  };
  addEventListener('pointerup', unlock, { once: true });
  addEventListener('keydown', unlock, { once: true });
}

/** Plays a cue at the chosen volume, `softer` than that if wished (0–1). */
export function play(cue: Cue, softer = 1): void {
  if (!context || settings.sound === 0) return;
  void context.resume();
  const volume = (settings.sound / 100) ** 2 * 0.25 * softer;
  for (const voice of CUES[cue]) sound(context, voice, volume);
}

function sound(context: AudioContext, voice: Voice, volume: number): void {
  const { from, to = from, at = 0, length, loud = 1, wave = 'triangle' } = voice;
  const [start, gain] = [context.currentTime + at, context.createGain()];
  const end = start + length;
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(volume * loud, start + Math.min(0.04, length / 4));
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  gain.connect(context.destination);
  if (wave === 'noise') {
    const source = context.createBufferSource();
    const band = context.createBiquadFilter();
    source.buffer = hiss ??= whiteNoise(context);
    band.type = 'bandpass';
    band.frequency.setValueAtTime(from, start);
    band.frequency.exponentialRampToValueAtTime(to, end);
    source.connect(band).connect(gain);
    source.start(start);
    source.stop(end + 0.02);
    return;
  }
  const source = context.createOscillator();
  source.type = wave;
  source.frequency.setValueAtTime(from, start);
  source.frequency.exponentialRampToValueAtTime(to, end);
  source.connect(gain);
  source.start(start);
  source.stop(end + 0.02);
}

function whiteNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return buffer;
}
