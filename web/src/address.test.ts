import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  history.replaceState(null, '', '/');
});

/** The module as it is built for an edition. */
async function edition(mode: string) {
  vi.resetModules();
  vi.stubEnv('MODE', mode);
  return import('./address');
}

test('with a server, addresses are plain paths', async () => {
  const { abroad, asked, here, href, inside } = await edition('production');
  expect(href('/learn/wolves')).toBe('/learn/wolves');
  expect(inside(new URL('/t/k7?coach#3', location.href))).toBe('/t/k7?coach#3');
  expect(inside(new URL('/api/games', location.href))).toBe(null);
  expect(inside(new URL('https://elsewhere.example/'))).toBe(null);
  expect(abroad('/t/k7')).toBe(`${location.origin}/t/k7`);
  history.replaceState(null, '', '/t/k7?coach#3');
  expect([here(), asked().has('coach')]).toEqual(['/t/k7', true]);
});

test('in the static edition, paths follow a question mark, in whatever folder it lies', async () => {
  history.replaceState(null, '', '/games/howl/index.html?/t/k7?coach#3');
  const { abroad, asked, here, href, inside } = await edition('static');
  expect([here(), asked().has('coach')]).toEqual(['/t/k7', true]);
  expect(href('/learn/wolves')).toBe('?/learn/wolves');
  expect(inside(new URL('?/learn/wolves#2', location.href))).toBe('/learn/wolves#2');
  expect(inside(new URL('/games/howl/', location.href))).toBe('/');
  expect(inside(new URL('/games/', location.href))).toBe(null);
  expect(abroad('/t/k7')).toBe(`${location.origin}/games/howl/index.html?/t/k7`);
});
