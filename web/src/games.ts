/** The games there are: one folder with an `ui/index.ts` each. */
import type { GameUi } from './board';

const found = import.meta.glob<GameUi>('../../games/*/ui/index.ts', {
  import: 'default',
  eager: true,
});

/** Boards by the name of their game. */
export const GAMES: Readonly<Record<string, GameUi>> = Object.fromEntries(
  Object.entries(found).map(([path, ui]) => [path.split('/').at(-3) ?? path, ui]),
);
