/** The screen of Animal Kingdoms. Small, since every page loads it; the rest comes when it is needed. */
import type { Frame, GameUi, Translate, Wire } from '$board';
import { complete } from './complete';
import { roman } from './look';
import scene from './scene.svg?url';

/** How long an event is shown at speed 1, in milliseconds. What is not here is not shown. */
const PACES: Record<string, number> = {
  age_began: 900,
  card_laid: 500,
  token_placed: 600,
  pair_discarded: 300,
  rallied: 600,
  rally_closed: 900,
  retreated: 800,
  age_ended: 900,
  scoring_began: 300,
  battle_began: 900,
  committed: 250,
  revealed: 600,
  upstart_revealed: 600,
  modifier_added: 600,
  modifier_passed: 350,
  round_tied: 900,
  battle_ended: 1900,
  scored: 520,
  council_seated: 350,
  retreat_tokens_scored: 700,
  modifiers_scored: 500,
  game_ended: 600,
  upstart_turned: 600,
  upstart_discarded: 600,
  bonus_matched: 600,
  bonus_turned: 400,
};

const ui: GameUi = {
  board: () => import('./Board.svelte'),
  scene,
  theme: 'day',
  secret: true,
  framesItself: true,
  complete,
  solo: { option: 'level', values: ['easy', 'medium', 'normal', 'hard', 'extreme'] },
  rival(frame) {
    const { upstart } = frame.view as { upstart: { score: number } | null };
    return upstart && { name: 'kingdoms-name-upstart', score: upstart.score };
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
  describe: (frame: Frame<never, never>, t: Translate) =>
    t('kingdoms-ui-age', { age: roman((frame.view as { age: number }).age) }),
};

export default ui;
