import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import type { Merit, Translate, Wire } from '../board';
import HintCard from './HintCard.svelte';

const words = Object.assign((key: string) => key, {
  has: () => true,
  tell: (_kind: string, what: Wire) => what.act as string,
}) as unknown as Translate;

let card: Record<string, unknown> | undefined;
afterEach(() => {
  if (card) void unmount(card);
});

function show(acts: string[][], chosen: number, merits: Merit[] = []) {
  const done = { played: [] as Wire[][], chosen: [] as number[] };
  const lines = acts.map((it, index) => ({
    actions: it.map((act) => ({ act })),
    notation: it,
    share: 0.5,
    win: [0.6 - index / 10, 0.4 + index / 10],
    points: [40, 30],
    why: [
      { name: 'points', key: `for-${index}`, worth: 1 },
      { name: 'risk', key: `against-${index}`, worth: -1 },
    ],
  }));
  card = mount(HintCard, {
    target: document.body,
    props: {
      game: 'otters',
      lines,
      chosen,
      seat: 0,
      words,
      merits: () => Promise.resolve(merits),
      thinking: false,
      busy: false,
      onchoose: (line: number) => done.chosen.push(line),
      onplay: (actions: Wire[]) => done.played.push(actions),
      onclose: () => undefined,
    },
  });
  flushSync();
  return done;
}

const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map((it) => it.textContent?.trim());

test('the line that is read has its reasons, and its button plays that line', async () => {
  const { played } = show([['claim'], ['rally', 'rest']], 1);
  await vi.waitFor(() => expect(texts('.reason')[0]).toContain('for-1'));
  expect(texts('.move')).toEqual(['rally → rest']);
  expect(texts('.card li')).toEqual(['against-1']);
  document.querySelector<HTMLButtonElement>('.primary')?.click();
  expect(played).toEqual([[{ act: 'rally' }, { act: 'rest' }]]);
});

test('the other lines are listed with one reason each and can be chosen', () => {
  const { chosen } = show([['claim'], ['rally']], 0);
  expect(texts('.also b')).toEqual(['rally']);
  document.querySelector<HTMLButtonElement>('.also button')?.click();
  expect(chosen).toEqual([1]);
});

test('what the game says of a line stands before what the judgement compares', async () => {
  const said = ['one', 'two', 'three', 'four'].map((text) => ({ text, good: true }));
  show([['claim']], 0, [...said, { text: 'but', good: false }]);
  await vi.waitFor(() => expect(texts('.reason')[0]).toContain('one'));
  expect(texts('.card li')).toEqual(['two', 'three', 'but']);
});
