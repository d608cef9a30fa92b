import { expect, test } from 'vitest';
import { routeOf } from './router.svelte';

test('every address names its page', () => {
  expect(routeOf('/')).toEqual({ page: 'home' });
  expect(routeOf('/new/wolves')).toEqual({ page: 'new', game: 'wolves' });
  expect(routeOf('/t/K7QF')).toEqual({ page: 'table', id: 'K7QF' });
  expect(routeOf('/t/K7QF/')).toEqual({ page: 'table', id: 'K7QF' });
  expect(routeOf('/replay/x')).toEqual({ page: 'replay', id: 'x' });
  expect(routeOf('/learn/wolves')).toEqual({ page: 'learn', game: 'wolves' });
  expect(routeOf('/learn/wolves/3')).toEqual({ page: 'learn', game: 'wolves', number: '3' });
  expect(routeOf('/settings')).toEqual({ page: 'settings' });
});

test('what is no address of ours is said to be lost', () => {
  for (const path of ['/nowhere', '/t', '/new/a/b', '/learn/a/1/2', '/me/x', '/%E0%A4%A']) {
    expect(routeOf(path)).toEqual({ page: 'lost' });
  }
});
