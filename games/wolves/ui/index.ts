/** The Wolves on the page: what every page needs to know, and the way to the rest. */
import type { Frame, GameUi } from '$board';
import { pace } from './pictured';
import scene from './scene.svg?url';
import type { Figures, View } from './wire';

const ui: GameUi = {
  board: () => import('./Board.svelte'),
  scene,
  theme: 'night',
  secret: false,
  pace,
  describe(frame, t) {
    const { view } = frame as unknown as Frame<View, Figures>;
    if (view.phase !== 'play') return '';
    const filled = view.calendar.entries.length;
    return t('wolves-ui-calendar', { filled, last: view.calendar.moon_dates[2] });
  },
};

export default ui;
