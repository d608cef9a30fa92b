/** Animal Kingdoms: ten thousand random clicks by the page's own logic on the real server, and never stuck. */
import { flushSync } from 'svelte';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NOTHING, canRally, canRetreat, cardsFor, kingdomsFor, targets } from './choice';
import { Play, misfits } from './play.svelte';
import {
  KINGDOMS,
  type Action,
  type Event,
  type Figures,
  type KingdomsFrame,
  type KingdomsProps,
  type View,
} from './wire';
import { Table, chance, seen, server } from '../../../web/walks/table';

const STEPS = Number(process.env.STEPS ?? 10_000);

beforeAll(() => server.start());
afterAll(() => server.remove());

/** What is on the screen. */
class Shown {
  frame = $state.raw<KingdomsFrame>({} as KingdomsFrame);
}

test(`${STEPS} random clicks: always a way on, rings are the legal actions, previews are right`, async () => {
  const pick = chance(8);
  const among = <T>(list: readonly T[]): T | undefined => list[pick(list.length)];
  const shown = new Shown();
  const problems: unknown[] = [];
  let games = 0;
  let [compared, foretold, told] = [0, 0, 0];
  let table: Table<View, Figures, Action, Event>;
  let busy = 0;

  /** Every request of the page, so that a step is over when nothing is under way. */
  const during = async <T>(work: Promise<T>): Promise<T> => {
    busy += 1;
    try {
      return await work;
    } catch (problem) {
      problems.push(problem);
      throw problem;
    } finally {
      busy -= 1;
    }
  };
  async function send(actions: Action[]): Promise<boolean> {
    const before = await table.preview(actions);
    expect(before, `${JSON.stringify(actions)} can be previewed`).not.toBeNull();
    const { events, figures } = await table.send(actions);
    const certain = before?.events ?? [];
    // What follows a draw or a secret cannot be predicted; everything before it is.
    expect(events.slice(0, certain.length)).toEqual(certain);
    if (before?.complete) expect([events, figures]).toEqual([certain, before.after]);
    foretold += 1;
    shown.frame = table.frame;
    return true;
  }
  const props = {
    get frame() {
      return shown.frame;
    },
    get viewer() {
      return table.seat;
    },
    names: ['A', 'B', 'C', 'D', 'E'],
    busy: false,
    get confirmTaps() {
      return games % 2 === 0;
    },
    settings: { autoEnd: 'manual' },
    t: (key: string) => key,
    log: [],
    since: [],
    send: (actions: Action[]) => during(send(actions)),
    undo: (to?: number) => during(table.undo(to).then((it) => ((shown.frame = table.frame), it))),
    why: (actions: Action | Action[]) => during(table.why(actions)),
    preview: (actions: Action[]) => during(table.preview(actions)),
  } as unknown as KingdomsProps;

  const open = async () => {
    const players = 1 + (games % 5);
    const options: Record<string, string> =
      players === 1 ? { level: 'normal' } : { ties: games % 3 === 2 ? 'peace' : 'battle' };
    const made = await Table.open<View, Figures, Action, Event>(
      'kingdoms',
      players,
      300 + games,
      options,
    );
    games += 1;
    shown.frame = made.frame;
    return made;
  };
  table = await open();
  const play = new Play(() => props);
  const stop = $effect.root(() => {
    $effect(() => {
      void shown.frame.version;
      play.reset();
    });
    $effect(() => void play.look());
    $effect(() => void play.ask(misfits(play, KINGDOMS)));
  });
  const settled = async () => {
    flushSync();
    do await new Promise((resolve) => setTimeout(resolve));
    while (busy > 0);
    flushSync();
    if (problems.length > 0) throw problems[0];
  };

  for (let step = 0; step < STEPS; step += 1) {
    await settled();
    if (table.over) {
      table = await open();
      await settled();
    }
    const { legal } = shown.frame;
    const acts = legal.map((it) => it.action);
    const extra = acts.filter((it) => it.act === 'add' || it.act === 'pass');
    const { choice } = play;
    const next = targets(choice, legal);
    if (choice === NOTHING) {
      const ways = next.length + extra.length;
      expect(ways > 0 || canRally(legal) || canRetreat(legal), JSON.stringify(acts)).toBe(true);
      const claims = acts.flatMap((it) => (it.act === 'claim' ? [it] : []));
      const commits = acts.flatMap((it) => (it.act === 'commit' ? [it.card] : []));
      const cards = next.flatMap((it) => (it.kind === 'card' ? [it.card] : [])).sort();
      expect(cards).toEqual([...new Set([...claims.map((it) => it.card), ...commits])].sort());
      for (const kingdom of KINGDOMS) {
        const fitting = claims.filter((it) => it.kingdom === kingdom).map((it) => it.card);
        expect(cardsFor(legal, kingdom).sort()).toEqual([...new Set(fitting)].sort());
      }
      compared += 1;
    } else if (choice.mode === 'claim' && choice.card && !choice.kingdom) {
      const rings = next.flatMap((it) => (it.kind === 'kingdom' ? [it.kingdom] : []));
      expect(rings).toEqual(kingdomsFor(legal, choice.card));
      // Every other kingdom says why the card does not fit there.
      for (const action of misfits(play, KINGDOMS)) {
        expect(play.reason(action)).not.toBe('');
        told += 1;
      }
    }
    const hand = play.hand();
    const dice = pick(100);
    if (extra.length > 0 && dice < 80) play.act(among(extra) as Action);
    else if (next.length > 0 && dice < 60) {
      const target = among(next);
      if (target?.kind === 'card') play.card(target.card);
      else if (target) play.kingdom(target.kingdom);
    } else if (dice < 68) play.confirm();
    else if (dice < 72) play.rally();
    else if (dice < 74) play.rallyAll();
    else if (dice < 77) play.retreat();
    else if (dice < 82) play.drop();
    else if (dice < 86 && hand.length > 0) {
      const card = among(hand) ?? 'tiger5';
      play.take(card);
      play.drag(card, among(KINGDOMS) ?? null);
    } else if (dice < 88 && shown.frame.undo !== null) void props.undo();
    else if (dice < 94) play.card(among(hand) ?? 'tiger5');
    else play.kingdom(among(KINGDOMS) ?? 'isle');
  }
  await settled();
  stop();
  console.log(
    `kingdoms: ${STEPS} steps, ${games} games, ${compared} states compared, ${foretold} previews came true, ${told} reasons told`,
  );
  expect(compared).toBeGreaterThan(STEPS / 10);
  expect(foretold).toBeGreaterThan(STEPS / 10);
}, 600_000);

test('everything the server sent is of the types that come from the rules', () => {
  console.log(
    `kingdoms: ${seen.count('Frame')} frames, ${seen.count('Preview')} previews, ${seen.count('Action')} actions, ${seen.count('Event')} events, ${seen.count('Refusal')} refusals`,
  );
  for (const kind of ['Frame', 'Preview', 'Action', 'Event', 'Refusal'] as const)
    expect(seen.count(kind), kind).toBeGreaterThan(5);
  expect(seen.misfits('kingdoms')).toEqual([]);
}, 120_000);
