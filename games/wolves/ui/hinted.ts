/** How a suggested move is shown on the board: as if it had been chosen, up to the last click. */
import { NOTHING, type Choice, type Deed } from './targets';
import type { Action, Hex, Track } from './wire';

export interface Hinted {
  choice: Choice;
  pinned: { hex: Hex; deed: Deed } | null;
  track: Track | null;
}

/** What would have to be chosen for the first of these actions that has a place on the map. */
export function hinted(actions: readonly Action[]): Hinted | null {
  let locked = '';
  for (const action of actions) {
    const at = (
      hex: Hex,
      deed: Deed,
      choice: Partial<Choice> = {},
      track: Track | null = null,
    ) => ({
      choice: { ...NOTHING, ...choice },
      pinned: { hex, deed },
      track,
    });
    switch (action.act) {
      case 'move':
        locked = action.pay;
        break;
      case 'walk':
        return at(action.to, 'walk', { from: action.from, wolves: [action.wolf], locked });
      case 'build':
        return at(action.at, 'build', { mode: 'build', locked: action.pay }, action.track);
      case 'upgrade':
      case 'howl':
        return at(action.at, action.act, { mode: action.act, locked: action.pay });
      case 'dominate': {
        const choice = { mode: 'dominate' as const, locked: action.pay };
        return at(action.at, action.track ? 'den' : 'wolf', choice, action.track ?? null);
      }
      case 'place':
      case 'hunt':
        return at(action.at, action.act);
      case 'displace':
        return at(action.to, 'displace');
      default:
        return null;
    }
  }
  return null;
}
