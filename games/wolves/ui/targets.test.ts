import { expect, test } from 'vitest';
import { meaning, nearestMiss, question } from './click';
import { open, turn } from './frames';
import {
  asksAtOnce,
  counts,
  flips,
  movable,
  NOTHING,
  selections,
  sorted,
  targets,
  type Choice,
} from './targets';
import type { Action, WolvesFrame } from './wire';

const SEAT = 0;

const me = (frame: WolvesFrame) => frame.view.seats[SEAT];
/** An action as text, whatever the order of its fields. */
const word = (action: Action) =>
  Object.entries(action)
    .sort()
    .map((it) => it.join('='))
    .join(' ');
const words = (plan: Action[]) => plan.map(word).join(' then ');
const text = (list: Action[]) => list.map(word).sort();

/** Everything the screen can send without flipping alone: every hex, wolf, payment and track. */
function reachable(frame: WolvesFrame): Set<string> {
  const offers = sorted(frame.legal);
  const found = new Set<string>();
  const collect = (choice: Choice) => {
    for (const list of targets(offers, frame.view, me(frame), choice).values()) {
      for (const target of list) {
        for (const pay of target.pays.length ? target.pays : [undefined]) {
          for (const track of target.tracks.length ? target.tracks : [undefined]) {
            for (const plan of target.plans(pay, track)) {
              if (plan.filter((it) => it.act === 'walk').length > 1) continue;
              found.add(words(plan));
            }
          }
        }
      }
    }
  };
  collect(NOTHING);
  collect({ ...NOTHING, mode: 'build' });
  for (const [from, wolves] of movable(offers)) {
    for (const wolf of wolves) collect({ ...NOTHING, from, wolves: [wolf] });
  }
  return found;
}

function offered(frame: WolvesFrame): Set<string> {
  const all = new Set<string>();
  const free = new Set(
    frame.legal
      .map((it) => it.action)
      .filter((it) => it.act === 'walk')
      .map((it) => `${it.from} ${it.wolf} ${it.to}`),
  );
  for (const { action, then } of frame.legal) {
    if (action.act === 'end_turn') continue;
    if (action.act !== 'move') all.add(words([action]));
    for (const walk of then ?? []) {
      // What can be had for free is not offered for a tile as well.
      if (walk.act === 'walk' && !free.has(`${walk.from} ${walk.wolf} ${walk.to}`)) {
        all.add(words([action, walk]));
      }
    }
  }
  return all;
}

test.each([
  ['at the start of a turn', turn],
  ['while a Move is under way', open],
])('the targets are exactly what is legal %s', (_, frame) => {
  expect([...reachable(frame)].sort()).toEqual([...offered(frame)].sort());
});

test('every Move can be made without a walk', () => {
  const offers = sorted(turn.legal);
  const moves = turn.legal.map((it) => it.action).filter((it) => it.act === 'move');
  expect(text(flips(offers))).toEqual(text(moves));
});

test('sites for dens show only when they are asked for', () => {
  const offers = sorted(turn.legal);
  const deeds = (choice: Choice) =>
    new Set([...targets(offers, turn.view, me(turn), choice).values()].flat().map((it) => it.deed));
  expect(deeds(NOTHING).has('build')).toBe(false);
  expect(deeds({ ...NOTHING, mode: 'build' })).toEqual(new Set(['build']));
});

test('a tile put down first leaves only what it can pay', () => {
  const offers = sorted(turn.legal);
  for (const letter of ['h', '1', '2', '3', '4', '5']) {
    const aims = targets(offers, turn.view, me(turn), { ...NOTHING, locked: letter });
    for (const target of [...aims.values()].flat()) {
      expect(target.pays.every((it) => it.includes(letter))).toBe(true);
    }
  }
});

test('the buttons count what their actions can be aimed at', () => {
  const offers = sorted(turn.legal);
  const hexes = (act: string) =>
    new Set(
      turn.legal
        .map((it) => it.action)
        .filter((it) => it.act === act && 'at' in it)
        .map((it) => 'at' in it && it.at),
    ).size;
  expect(counts(offers)).toMatchObject({
    build: hexes('build'),
    upgrade: hexes('upgrade'),
    howl: hexes('howl'),
    dominate: hexes('dominate'),
  });
  expect(counts(offers).move).toBeGreaterThan(0);
});

test('a click on a wolf selects it, and once more drops it', () => {
  const offers = sorted(turn.legal);
  const single = [...movable(offers).keys()].find(
    (it) => selections(offers, turn.view, SEAT, it).length === 1,
  );
  expect(single).toBeDefined();
  if (single === undefined) return;
  const first = meaning(
    single,
    offers,
    turn.view,
    SEAT,
    NOTHING,
    targets(offers, turn.view, me(turn), NOTHING),
  );
  expect(first).toMatchObject({ means: 'select', from: single });
  if (first.means !== 'select') return;
  const chosen = { ...NOTHING, from: single, wolves: first.wolves };
  const aims = targets(offers, turn.view, me(turn), chosen);
  expect(meaning(single, offers, turn.view, SEAT, chosen, aims)).toEqual({ means: 'drop' });
});

test('two wolves on a hex are selected together, then one after the other', () => {
  const view = {
    ...turn.view,
    pieces: [
      { at: 'A1', owner: 0, piece: 'alpha' as const },
      { at: 'A1', owner: 0, piece: 'pack' as const },
    ],
  };
  const walk = (wolf: 'alpha' | 'pack') => ({ act: 'walk' as const, wolf, from: 'A1', to: 'A2' });
  const offers = sorted([
    { action: { act: 'move', terrain: 'forest', pay: 'h' }, then: [walk('pack'), walk('alpha')] },
  ]);
  expect(selections(offers, view, SEAT, 'A1')).toEqual([['alpha', 'pack'], ['alpha'], ['pack']]);
  const both: Choice = { ...NOTHING, from: 'A1', wolves: ['alpha', 'pack'] };
  const plans = targets(offers, view, me(turn), both).get('A2')?.[0]?.plans(undefined, undefined);
  const move = { act: 'move', terrain: 'forest', pay: 'h' };
  expect(plans).toEqual([
    [move, walk('alpha'), walk('pack')],
    [move, walk('alpha')],
    [move, walk('pack')],
  ]);
});

test('where nothing is on offer there is something to ask, or something to say', () => {
  const offers = sorted(turn.legal);
  const from = [...movable(offers).keys()][0] ?? '';
  const chosen: Choice = { ...NOTHING, from, wolves: ['pack'] };
  const aims = targets(offers, turn.view, me(turn), chosen);
  for (const { hex } of turn.view.hexes) {
    if (aims.has(hex) || hex === from) continue;
    const asked = question(hex, offers, turn.view, SEAT, chosen);
    expect(asked?.length).toBeGreaterThan(0);
  }
});

test('an action without a target is explained by its nearest candidate', () => {
  expect(nearestMiss('howl', turn.view, SEAT)?.[0]).toMatchObject({ act: 'howl' });
  expect(nearestMiss('upgrade', turn.view, SEAT)?.[0]).toMatchObject({ act: 'upgrade' });
  expect(nearestMiss('build', turn.view, SEAT)?.[0]).toMatchObject({ act: 'build' });
  expect(nearestMiss('move', turn.view, SEAT)?.[0]).toMatchObject({ act: 'move' });
});

test('prey is chosen by a click on its hex, before anything else and beside wolves that can still walk', () => {
  const legal = ['A7', 'B7'].map((at) => ({ action: { act: 'hunt' as const, at } }));
  const asked = { ...turn.view, hunt: { prey: 'hare' as const, options: ['A7', 'B7'] } };
  const offers = sorted(legal);
  const aims = targets(offers, asked, turn.view.seats[SEAT], NOTHING);
  expect([...aims.keys()]).toEqual(['A7', 'B7']);
  const click = meaning('B7', offers, asked, SEAT, NOTHING, aims);
  expect(click.means === 'act' && click.target.plans(undefined, undefined)).toEqual([
    [{ act: 'hunt', at: 'B7' }],
  ]);
  expect(asksAtOnce(offers)).toBe(true);
  const walk = { act: 'walk' as const, wolf: 'pack' as const, from: 'A1', to: 'A2' };
  expect(asksAtOnce(sorted([...legal, { action: walk }]))).toBe(false);
});
