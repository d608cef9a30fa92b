/** The Wolves on the page: what every page needs to know, and the way to the rest. */
import type { Frame, GameUi } from '$board';
import { complete } from './complete';
import { pace } from './moments';
import scene from './scene.svg?url';
import type { Figures, View } from './wire';

/** The parts of the score sheet: tracks, pack, prey, first places, other places. */
const PARTS: Record<string, string> = {
  spread: 'tracks',
  speed: 'tracks',
  howl: 'tracks',
  wolves: 'pack',
  lairs: 'pack',
};

/** The symbols of the score sheet's lines that have another name than their line. */
const DRAWN: Record<string, string> = {
  spread: 'paw',
  howl: 'range',
  wolves: 'wolf',
  lairs: 'lair',
  prey: 'deer',
  tokens: 'moon-full',
  chips: 'star',
  crescent: 'moon-crescent',
  half: 'moon-half',
  full: 'moon-full',
};

const ui: GameUi = {
  board: async () => {
    const [board, { carve }] = await Promise.all([import('./Board.svelte'), import('./lino')]);
    carve();
    return board;
  },
  framesItself: true,
  scene,
  guide: () => import('./guide'),
  merits: () => import('./merits'),
  theme: 'night',
  secret: false,
  // Which tiles pay for it is the board's business.
  told: (action) => ({ ...action, pay: null }),
  // To end the turn stays the player's decision while there is anything else to do.
  proposed(actions) {
    const deeds = actions.filter((it) => it.act !== 'end_turn');
    return deeds.length > 0 ? deeds : actions;
  },
  part: (line) => PARTS[line] ?? line,
  podium: { form: 'column', load: () => import('./Podium.svelte') },
  drawn: (name) => `#w-${DRAWN[name] ?? name}`,
  chapter: (event) => (event.event === 'moon_rose' ? String(event.moon) : null),
  pace,
  complete,
  describe(frame, t) {
    const { view } = frame as unknown as Frame<View, Figures>;
    if (view.phase !== 'play') return '';
    const filled = view.calendar.entries.length;
    return t('wolves-ui-calendar', {
      filled,
      last: view.calendar.moon_dates[2],
    });
  },
};

export default ui;
