/** What people choose once for all tables: kept in this browser, applied at once. */
import { asked } from './address';
import { MediaQuery } from 'svelte/reactivity';
import type { Settings } from './board';
import { GAMES } from './games';
import { LANGUAGES } from './words/words';
import { browserLanguage, speak } from './words/texts.svelte';

const KEY = 'settings';

const DEFAULTS: Settings = {
  language: 'en',
  theme: 'auto',
  text: 100,
  speed: 1,
  confirm: 'auto',
  autoEnd: 'manual',
  codes: false,
  danger: false,
  coach: true,
  patterns: 'strong',
  sound: 60,
  notify: false,
  shortcuts: true,
  leftHanded: false,
};

export const settings: Settings = $state(read());

/** Keeps the settings and applies them to the page. Call inside an effect root. */
export function applySettings(): void {
  $effect(() => {
    const kept = { ...settings };
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // Without storage the settings last as long as the page.
    }
  });
  $effect(() => {
    const page = document.documentElement;
    page.dataset.theme = theme();
    page.style.setProperty('--text-scale', String(settings.text / 100));
  });
  $effect(() => {
    void speak(settings.language);
  });
}

let gameShown = $state<string | null>(null);

/** The game whose table is on the screen: it decides how it is lit until the player chooses. */
export function lightFor(game: string | null): void {
  gameShown = game;
}

/** The theme that holds now. */
export function theme(): 'day' | 'night' {
  if (settings.theme !== 'auto') return settings.theme;
  const own = gameShown === null ? undefined : GAMES[gameShown]?.theme;
  return own ?? (dark.current ? 'night' : 'day');
}

/** Whether a first tap previews and a second one acts. */
export function confirmTaps(): boolean {
  if (settings.confirm !== 'auto') return settings.confirm === 'always';
  return coarse.matches;
}

/** Whether nothing may move. */
export function still(): boolean {
  return settings.speed === 0 || reduced.matches;
}

const coarse = media('(pointer: coarse)');
const reduced = media('(prefers-reduced-motion: reduce)');
const dark =
  typeof matchMedia === 'function'
    ? new MediaQuery('prefers-color-scheme: dark')
    : { current: true };

function media(query: string): { matches: boolean } {
  return typeof matchMedia === 'function' ? matchMedia(query) : { matches: false };
}

/** What is stored, as far as it makes sense; the language may be set by the address once. */
function read(): Settings {
  const fresh: Settings = { ...DEFAULTS, language: browserLanguage() };
  let stored: Partial<Settings> = {};
  try {
    stored = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
  } catch {
    // What cannot be read is as good as not there.
  }
  const merged = { ...fresh };
  for (const key of Object.keys(DEFAULTS) as (keyof Settings)[]) {
    if (typeof stored[key] === typeof DEFAULTS[key]) Object.assign(merged, { [key]: stored[key] });
  }
  if (!['auto', 'day', 'night'].includes(merged.theme)) merged.theme = DEFAULTS.theme;
  const wanted = asked().get('lang') ?? merged.language;
  const known = [...LANGUAGES, 'pseudo'] as string[];
  return { ...merged, language: known.includes(wanted) ? wanted : fresh.language };
}
