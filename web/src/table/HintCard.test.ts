import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import type { Translate, Wire } from '../board';
import HintCard from './HintCard.svelte';

const words = Object.assign((key: string) => key, {
  has: () => true,
  tell: (_kind: string, what: Wire) => what.act as string,
}) as unknown as Translate;

let card: Record<string, unknown> | undefined;
afterEach(() => {
  if (card) void unmount(card);
});

function show(acts: string[][], shown: number): Wire[][] {
  const played: Wire[][] = [];
  const lines = acts.map((it, index) => ({
    actions: it.map((act) => ({ act })),
    notation: it,
    win: [0.6 - index / 10, 0.4 + index / 10],
    points: [40, 30],
    why: [{ name: 'points', key: `why-${index}`, worth: 1 }],
  }));
  card = mount(HintCard, {
    target: document.body,
    props: {
      hint: { version: 3, bot: 'level6', action: lines[0]?.actions[0], lines },
      seat: 0,
      words,
      names: ['Ada', 'Bot'],
      thinking: false,
      shown: lines[shown]?.actions ?? null,
      busy: false,
      onshow: () => undefined,
      onplay: (actions: Wire[]) => played.push(actions),
      onclose: () => undefined,
    },
  });
  flushSync();
  return played;
}

const seen = () =>
  [...document.querySelectorAll('section :is(p:not(.sr), li span, small)')].map(
    (it) => it.textContent,
  );
const play = () => document.querySelector<HTMLButtonElement>('li .primary')?.click();

test('each way and its reason are told once to the eye, and what is shown can be played', () => {
  const played = show([['claim'], ['rally']], 1);
  expect(seen()).toEqual(['claim', 'why-0', 'rally', 'why-1']);
  play();
  expect(played).toEqual([[{ act: 'rally' }]]);
});

test('the only way there is can be played from the card too, and the turn stays open', () => {
  const played = show([['move', 'walk', 'end_turn']], 0);
  expect(seen()).toEqual(['move → walk', 'why-0']);
  play();
  expect(played).toEqual([[{ act: 'move' }, { act: 'walk' }]]);
});
