/** The screen of Animal Kingdoms. Small, since every page loads it; the rest comes when it is needed. */
import type { GameUi, Wire } from '$board';
import { complete } from './complete';
import { art } from './look';
import scene from './scene.svg?url';

/** How long an event is shown at speed 1, in milliseconds. What is not here is not shown. */
const PACES: Record<string, number> = {
  card_laid: 400,
  token_placed: 700,
  pair_discarded: 300,
  rallied: 900,
  rally_closed: 900,
  retreated: 900,
  age_ended: 900,
  battle_began: 900,
  committed: 250,
  // All cards turn almost at once; what follows waits for them.
  revealed: 120,
  upstart_revealed: 300,
  modifier_added: 700,
  modifier_passed: 500,
  round_tied: 1100,
  battle_ended: 1900,
  upstart_turned: 600,
  upstart_discarded: 600,
  bonus_matched: 600,
  bonus_turned: 400,
};

/** The symbols of the score sheet's parts that have one. */
const DRAWN: Record<string, string> = {
  age1: art('crown'),
  age2: art('crown'),
  age3: art('crown'),
  rallies: art('rally'),
  tokens: art('plus2'),
};

const ui: GameUi = {
  board: () => import('./Board.svelte'),
  scene,
  guide: () => import('./guide'),
  merits: () => import('./merits'),
  theme: 'day',
  secret: true,
  framesItself: true,
  complete,
  solo: { option: 'level', values: ['easy', 'medium', 'normal', 'hard', 'extreme'] },
  rival(frame) {
    const { upstart } = frame.view as {
      upstart: { score: number; kingdom_points: number[][] } | null;
    };
    if (!upstart) return null;
    const lines = upstart.kingdom_points.flatMap((ages, age) =>
      ages.map((points, kingdom) => ({ name: `age${age + 1}-${kingdom}`, points })),
    );
    return {
      name: 'kingdoms-ui-upstart-name',
      score: upstart.score,
      shield: { beast: 'fox', ground: '#7d2412' },
      sheet: { lines, total: upstart.score },
    };
  },
  podium: { form: 'band', load: () => import('./Podium.svelte') },
  byPart: true,
  drawn: (name) => DRAWN[name] ?? null,
  chapter(event) {
    if (event.event === 'game_ended') return 'age3';
    return event.event === 'age_began' && Number(event.age) > 1
      ? `age${Number(event.age) - 1}`
      : null;
  },
  part: (line) => /^age\d/.exec(line)?.[0] ?? (line === 'rallies' ? line : 'tokens'),
  keys: [
    ['1 2 3 4', 'kingdoms-ui-key-card'],
    ['← ↑ → ↓', 'kingdoms-ui-key-walk'],
    ['N Shift+N', 'kingdoms-ui-key-next'],
    ['D', 'kingdoms-ui-key-do'],
    ['R', 'kingdoms-ui-key-rally'],
    ['T', 'kingdoms-ui-key-retreat'],
    ['Z', 'kingdoms-ui-key-undo'],
    ['/', 'kingdoms-ui-key-type'],
    ['Shift+K', 'kingdoms-ui-key-kingdom'],
    ['Shift+H', 'kingdoms-ui-key-hand'],
    ['Shift+S', 'kingdoms-ui-key-scores'],
    ['Shift+L', 'kingdoms-ui-key-last'],
  ],
  pace: (event: Wire) => PACES[String(event.event)] ?? 0,
  // The board's own header shows the age.
  describe: () => '',
};

export default ui;
