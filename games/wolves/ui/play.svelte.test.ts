import { flushSync } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import { open, turn } from './frames';
import { Play } from './play.svelte';
import { movable, sorted } from './targets';
import type { Action, Event, WolvesFrame, WolvesProps } from './wire';

let stop: (() => void) | null = null;
afterEach(() => stop?.());

/** A decision on a frame whose server accepts whatever is legal, and notes what it was asked. */
function table(frame: WolvesFrame, change: Partial<WolvesProps> = {}) {
  const sent: Action[][] = [];
  const asked: Action[][] = [];
  const nothing = { events: [], before: frame.figures, after: frame.figures, complete: true };
  const props = {
    frame,
    viewer: 0,
    names: ['You', 'Ada', 'Bo'],
    busy: false,
    confirmTaps: false,
    settings: { autoEnd: 'manual' },
    t: Object.assign((key: string) => key, { tell: () => 'told', number: String }),
    log: [],
    since: [],
    send: (actions: Action[]) => Promise.resolve(sent.push(actions) > 0),
    undo: () => Promise.resolve(true),
    why: (actions: Action | Action[]) => {
      asked.push([actions].flat());
      return Promise.resolve('because');
    },
    preview: () => Promise.resolve(nothing),
    ...change,
  } as unknown as WolvesProps;
  const play = new Play(() => props);
  stop = $effect.root(() => play.watch());
  flushSync();
  return { play, sent, asked };
}

/** Lets everything happen that waits for answers: those of this test are there at once. */
const settled = () => new Promise((resolve) => setTimeout(resolve));
const legal = (act: Action['act']) =>
  turn.legal.map((it) => it.action).filter((it) => it.act === act);

/** A hex with one own wolf that can walk, or with two. */
function alone(play: Play, wolves = 1): string {
  const count = (hex: string) =>
    turn.view.pieces.filter((it) => it.at === hex && ['alpha', 'pack'].includes(it.piece)).length;
  return [...play.wolves.keys()].find((it) => count(it) === wolves) ?? '';
}

test('a wolf is moved by two clicks', async () => {
  const { play, sent } = table(turn);
  play.pick(alone(play));
  const to = [...play.aims.values()].flat().find((it) => it.deed === 'walk')?.hex;
  play.pick(to ?? '');
  await settled();
  expect(sent[0]?.map((it) => it.act)).toEqual(['move', 'walk']);
  expect(play.choice.from).toBeNull();
});

test('two wolves on one hex are moved by two clicks', async () => {
  const { play, sent } = table(turn);
  play.pick(alone(play, 2));
  const to = [...play.aims.values()].flat().find((it) => it.deed === 'walk')?.hex;
  play.pick(to ?? '');
  await settled();
  expect(sent[0]?.map((it) => it.act)).toEqual(['move', 'walk', 'walk']);
});

test('where both cannot go one of them goes', async () => {
  const preview = (actions: Action[]) =>
    Promise.resolve(actions.length > 2 ? null : ({ events: [] } as never));
  const { play, sent } = table(turn, { preview });
  play.pick(alone(play, 2));
  const to = [...play.aims.values()].flat().find((it) => it.deed === 'walk')?.hex;
  play.pick(to ?? '');
  await settled();
  expect(sent[0]?.map((it) => it.act)).toEqual(['move', 'walk']);
});

test.each(['howl', 'upgrade'] as const)('a click on its target is enough to %s', async (act) => {
  const { play, sent } = table(turn);
  const [action] = legal(act);
  if (!action || !('at' in action)) throw new Error(`no ${act}`);
  // An own wolf on the same hex would be selected first; the frame has none there.
  play.pick(action.at);
  await settled();
  expect(sent[0]?.[0]).toMatchObject({ act, at: action.at });
});

test('a den takes a button, a site and a track', async () => {
  const { play, sent } = table(turn);
  play.setMode('build');
  const target = [...play.aims.values()].flat()[0];
  play.pick(target?.hex ?? '');
  if (play.pinned && target) await play.commit(target, target.tracks[0]);
  await settled();
  expect(sent[0]?.[0]).toMatchObject({ act: 'build', at: target?.hex });
});

test('a site and a track are enough for a den', async () => {
  const { play, sent } = table(turn);
  const site = [...play.sites.keys()].find(
    (hex) => !turn.view.pieces.some((it) => it.at === hex) && !play.aims.has(hex),
  );
  play.pick(site ?? '');
  expect(play.pinned).toMatchObject({ hex: site, deed: 'build' });
  expect(play.aimed?.tracks.length).toBeGreaterThan(0);
  expect(sent).toEqual([]);
  if (play.aimed) await play.commit(play.aimed, play.aimed.tracks[0]);
  expect(sent[0]).toMatchObject([{ act: 'build', at: site }]);
});

test('wolves can be dragged to where they walk', async () => {
  const { play, sent } = table(turn, { confirmTaps: true });
  play.grab(alone(play));
  const to = [...play.aims.values()].flat().find((it) => it.deed === 'walk')?.hex;
  play.dropOn(to ?? '');
  await settled();
  expect(sent[0]?.map((it) => it.act)).toEqual(['move', 'walk']);
});

test('a tap shows first and acts when it is repeated', async () => {
  const { play, sent } = table(turn, { confirmTaps: true });
  const [howl] = legal('howl');
  if (howl?.act !== 'howl') throw new Error('no howl');
  play.pick(howl.at);
  await settled();
  expect(sent).toEqual([]);
  expect(play.aimed).toMatchObject({ hex: howl.at, deed: 'howl' });
  play.pick(howl.at);
  await settled();
  expect(sent[0]?.[0]).toMatchObject({ act: 'howl', at: howl.at });
});

test('keys act at once, also where taps are confirmed', async () => {
  const { play, sent } = table(turn, { confirmTaps: true });
  const [howl] = legal('howl');
  if (howl?.act !== 'howl') throw new Error('no howl');
  play.pick(howl.at, true);
  await settled();
  expect(sent).toHaveLength(1);
});

test('another payment is one click more', async () => {
  const { play, sent } = table(turn, { confirmTaps: true });
  const target = [...play.aims.values()].flat().find((it) => it.pays.length > 1);
  if (!target) throw new Error('no choice of payment');
  play.pick(target.hex);
  const other = play.pays[1];
  play.lock(other ?? '');
  expect(play.pay).toBe(other);
  play.pick(target.hex);
  await settled();
  expect(sent[0]?.at(-1)).toMatchObject({ pay: other });
});

test('while a Move is under way a walk within it is free', async () => {
  const { play, sent } = table(open);
  const free = sorted(open.legal).free[0];
  if (!free) throw new Error('no walk');
  play.choice = { ...play.choice, from: free.from, wolves: [free.wolf] };
  play.pick(free.to);
  await settled();
  expect(sent[0]).toEqual([free]);
});

test('what cannot be done is answered with a reason', async () => {
  const { play, asked, sent } = table(turn);
  const [from] = [...movable(sorted(turn.legal)).keys()];
  play.pick(from ?? '');
  const water = turn.view.regions[0]?.water ?? '';
  play.pick(water);
  await settled();
  expect(sent).toEqual([]);
  expect(asked).toHaveLength(1);
  expect(play.note).toBe('because');
});

test('ending the turn too early is answered with a reason', async () => {
  const { play, asked, sent } = table(turn);
  await play.endTurn();
  expect(sent).toEqual([]);
  expect(asked).toEqual([[{ act: 'end_turn' }]]);
  expect(play.note).toBe('because');
});

test('escape takes back one step after the other', () => {
  const { play } = table(turn, { confirmTaps: true });
  const [from] = [...play.wolves.keys()];
  play.setMode('move');
  play.pick(from ?? '');
  const to = [...play.aims.values()].flat().find((it) => it.deed === 'walk')?.hex ?? '';
  play.pick(to);
  expect(play.pinned?.hex).toBe(to);
  play.escape();
  expect(play.pinned).toBeNull();
  expect(play.choice.from).toBe(from);
  play.escape();
  expect(play.choice).toMatchObject({ from: null, mode: 'move' });
  play.escape();
  expect(play.choice.mode).toBeNull();
});

test('nothing is sent while it is another’s turn', async () => {
  const waiting = { ...turn, legal: [], view: { ...turn.view, active: 1 } };
  const { play, sent } = table(waiting);
  for (const { hex } of waiting.view.hexes) play.pick(hex);
  await settled();
  expect(sent).toEqual([]);
  expect(play.note).toBe('wolves-ui-ask-wait');
});

test('restarting the turn does not reach into the set-up', async () => {
  const back: (number | undefined)[] = [];
  const line = (version: number, event: string) => ({
    id: `${version}`,
    version,
    seat: 0,
    event: { event } as Event,
    undone: false,
  });
  const { play } = table({ ...turn, version: 9, undo: 4 } as WolvesFrame, {
    log: [line(5, 'pair_placed'), line(8, 'wolf_walked'), line(9, 'den_built')],
    undo: (to?: number) => Promise.resolve(back.push(to) > 0),
  });
  await play.undo(true);
  expect(back).toEqual([5]);
});
