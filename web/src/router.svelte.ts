/** Which page is shown: plain addresses, no hashes, links work without any code of their own. */
import { here, href, inside } from './address';
import { onLayer } from './parts/layers';

/** A page and what its address says. */
export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'rules'; game: string }
  | { page: 'learn'; game?: string; number?: string }
  | { page: 'me' }
  | { page: 'settings' }
  | { page: 'lost' };

/** The page of an address. */
export function routeOf(path: string): Route {
  const [first = '', second, ...rest] = path.split('/').filter(Boolean).map(decode);
  const [third, ...more] = rest;
  if (third !== undefined && (first !== 'learn' || more.length > 0)) return { page: 'lost' };
  if (second === undefined) {
    if (first === '') return { page: 'home' };
    if (first === 'me' || first === 'settings' || first === 'learn') return { page: first };
    return { page: 'lost' };
  }
  switch (first) {
    case 't':
      return { page: 'table', id: second };
    case 'replay':
      return { page: 'replay', id: second };
    case 'learn':
      return third === undefined
        ? { page: first, game: second }
        : { page: first, game: second, number: third };
    case 'new':
    case 'rules':
      return { page: first, game: second };
    default:
      return { page: 'lost' };
  }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

let route = $state.raw(routeOf(here()));

export const router = {
  get route(): Route {
    return route;
  },
};

/** Goes to one of our paths. */
export function go(to: string, how: 'push' | 'replace' = 'push'): void {
  // An entry that only stands for an open dialog gives way to where its link leads.
  if (how === 'push' && !onLayer()) history.pushState(null, '', href(to));
  else history.replaceState(null, '', href(to));
  show();
}

/** Follows the browser's back button and ordinary links. Call once. */
export function startRouter(): void {
  addEventListener('popstate', show);
  addEventListener('click', (event) => {
    const link = (event.target as Element | null)?.closest?.('a');
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!link || !plain || event.defaultPrevented || link.target || link.download) return;
    const to = inside(new URL(link.href, location.href));
    if (to === null || (to.includes('#') && to.replace(/[?#].*/, '') === here())) return;
    event.preventDefault();
    go(to);
  });
}

function show(): void {
  const next = routeOf(here());
  if (JSON.stringify(next) === JSON.stringify(route)) return;
  route = next;
  scrollTo(0, 0);
}
