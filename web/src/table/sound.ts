/** Six short sounds, made on the spot. Each has a twin on the screen; volume 0 is silence. */
import { settings } from '../settings.svelte';

/** Notes as [frequency in Hz, start, length in seconds]. */
const CUES = {
  turn: [
    [523, 0, 0.16],
    [784, 0.12, 0.3],
  ],
  step: [[330, 0, 0.06]],
  refused: [
    [196, 0, 0.12],
    [165, 0.1, 0.18],
  ],
  chat: [[880, 0, 0.08]],
  joined: [
    [440, 0, 0.1],
    [554, 0.08, 0.16],
  ],
  over: [
    [392, 0, 0.2],
    [523, 0.16, 0.2],
    [659, 0.32, 0.5],
  ],
} as const satisfies Record<string, readonly (readonly [number, number, number])[]>;

export type Cue = keyof typeof CUES;

let context: AudioContext | null = null;

/** Browsers allow sound only after a first gesture; before it there is none. Call once. */
export function unlockSound(): void {
  const unlock = () => {
    if (typeof AudioContext === 'function') context ??= new AudioContext();
  };
  addEventListener('pointerup', unlock, { once: true });
  addEventListener('keydown', unlock, { once: true });
}

export function play(cue: Cue): void {
  if (!context || settings.sound === 0) return;
  void context.resume();
  const volume = (settings.sound / 100) ** 2 * 0.25;
  for (const [frequency, start, length] of CUES[cue]) {
    const [tone, gain] = [context.createOscillator(), context.createGain()];
    const at = context.currentTime + start;
    tone.type = 'triangle';
    tone.frequency.value = frequency;
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(volume, at + 0.012);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
    tone.connect(gain).connect(context.destination);
    tone.start(at);
    tone.stop(at + length + 0.02);
  }
}
