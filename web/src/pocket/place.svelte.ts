/** Where games are that need nobody else: in this browser, or on the server, where other devices find them. */
import { isStatic } from '../address';

type Place = 'here' | 'server';

const KEY = 'alone';
let chosen = $state(read());

export const place = {
  get alone(): Place {
    return chosen;
  },
  set alone(next: Place) {
    chosen = next;
    try {
      localStorage.setItem(KEY, next);
    } catch {
      // Without storage the choice lasts as long as the page.
    }
  },
};

function read(): Place {
  if (isStatic) return 'here';
  try {
    return localStorage.getItem(KEY) === 'here' ? 'here' : 'server';
  } catch {
    return 'server';
  }
}
