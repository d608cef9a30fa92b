/** The Wolves: ten thousand random clicks by the page's own logic on the real server, and never stuck. */
import { flushSync } from 'svelte';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Play } from './play.svelte';
import { MODES, NOTHING } from './targets';
import type { Action, Event, Figures, Hex, Track, View, WolvesFrame, WolvesProps } from './wire';
import { Table, chance, seen, server } from '../../../web/walks/table';

const STEPS = Number(process.env.STEPS ?? 10_000);
const TRACKS: Track[] = ['spread', 'speed', 'howl'];

beforeAll(() => server.start());
afterAll(() => server.remove());

/** What is on the screen. */
class Shown {
  frame = $state.raw<WolvesFrame>({} as WolvesFrame);
}

/** The hexes that the list of legal actions names, sorted by what a click there would mean. */
function offered(frame: WolvesFrame) {
  const acts = frame.legal.map((it) => it.action);
  const direct = acts.flatMap((it) =>
    it.act === 'place' || it.act === 'howl' || it.act === 'upgrade' || it.act === 'dominate'
      ? [it.at]
      : it.act === 'displace'
        ? [it.to]
        : [],
  );
  const walks = frame.legal
    .flatMap((it) => [it.action, ...(it.then ?? [])])
    .flatMap((it) => (it.act === 'walk' ? [it] : []));
  const sites = acts.flatMap((it) => (it.act === 'build' ? [it.at] : []));
  const sorted = (list: Hex[]) => [...new Set(list)].sort();
  return {
    direct: sorted(direct),
    sites: sorted(sites),
    from: sorted(walks.map((it) => it.from)),
    to: (from: Hex, kinds: string[]) =>
      sorted(walks.filter((it) => it.from === from && kinds.includes(it.wolf)).map((it) => it.to)),
  };
}

test(`${STEPS} random clicks: always a way on, rings are the legal actions, previews are right`, async () => {
  const pick = chance(5);
  const among = <T>(list: readonly T[]): T | undefined => list[pick(list.length)];
  let games = 0;
  let [compared, foretold, told] = [0, 0, 0];
  let table: Table<View, Figures, Action, Event>;
  const shown = new Shown();
  let busy = 0;

  /** Every request of the page, so that a step is over when nothing is under way. */
  const problems: unknown[] = [];
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
    expect(before?.complete).toBe(true);
    expect(events).toEqual(before?.events);
    expect(figures).toEqual(before?.after);
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
    confirmTaps: false,
    settings: { autoEnd: 'manual' },
    t: Object.assign((key: string) => key, {
      tell: () => 'told',
      number: String,
    }),
    log: [],
    since: [],
    send: (actions: Action[]) => during(send(actions)),
    undo: (to?: number) => during(table.undo(to).then((it) => ((shown.frame = table.frame), it))),
    why: (actions: Action | Action[]) => during(table.why(actions)),
    preview: (actions: Action[]) => during(table.preview(actions)),
  } as unknown as WolvesProps;

  const open = async () => {
    const made = await Table.open<View, Figures, Action, Event>(
      'wolves',
      2 + (games % 4),
      100 + games,
    );
    games += 1;
    shown.frame = made.frame;
    return made;
  };
  table = await open();
  const play = new Play(() => props);
  const stop = $effect.root(() => play.watch());
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
    const now = offered(shown.frame);
    const idle = play.choice === NOTHING && !play.pinned;
    if (idle) {
      const ways = play.aims.size + play.wolves.size + play.sites.size + play.flips.length;
      const on = ways > 0 || play.offers.end || play.offers.settings.length > 0;
      expect(on, `a way on at ${JSON.stringify(shown.frame.legal)}`).toBe(true);
      expect([...play.aims.keys()].sort()).toEqual(now.direct);
      expect([...play.sites.keys()].sort()).toEqual(now.sites);
      if (
        now.direct.length === 0 ||
        (shown.frame.view.phase === 'play' && !shown.frame.view.displacement)
      )
        expect([...play.wolves.keys()].sort()).toEqual(now.from);
      compared += 1;
    } else if (play.choice.from !== null && !play.choice.locked) {
      const rings = [...play.aims.values()].flat().filter((it) => it.deed === 'walk');
      expect(rings.map((it) => it.hex).sort()).toEqual(
        now.to(play.choice.from, play.choice.wolves),
      );
    }
    const hexes = shown.frame.view.hexes;
    const { pinned, aimed } = play;
    const dice = pick(100);
    if (play.offers.settings.length > 0) {
      const setting = among(play.offers.settings) ?? 'forward';
      void play.send([{ act: 'tiles', setting }]);
    } else if (pinned && play.menu.length > 0 && dice < 80) {
      const target = among(play.menu);
      if (target) play.aimAt(target, true);
    } else if (pinned && aimed && dice < 80) void play.commit(aimed, among(aimed.tracks));
    else if (play.offers.end && dice < 35) void play.endTurn();
    else if (play.aims.size > 0 && dice < 60) play.pick(among([...play.aims.keys()]) ?? '');
    else if (play.wolves.size > 0 && dice < 70) play.pick(among([...play.wolves.keys()]) ?? '');
    else if (play.sites.size > 0 && dice < 75) play.pick(among([...play.sites.keys()]) ?? '');
    else if (dice < 79) play.setMode(among(MODES) ?? 'move');
    else if (dice < 82) play.toggleTile(among([...'h12345*']) ?? 'h');
    else if (dice < 84) play.pickTrack(among(TRACKS) ?? 'howl');
    else if (dice < 86) {
      const from = among([...play.wolves.keys()]);
      if (from) play.grab(from);
      play.dropOn(among(hexes)?.hex ?? null);
    } else if (dice < 88 && play.flips.length > 0) play.flipOnly();
    else if (dice < 90 && play.choice === NOTHING) void play.undo(pick(4) === 0);
    else if (dice < 95) play.escape();
    else {
      const stray = among(hexes)?.hex ?? '';
      const before = shown.frame.version;
      const held = play.choice.from !== null || play.pinned !== null;
      play.pick(stray);
      await settled();
      const acted = shown.frame.version !== before;
      const holds = play.choice.from !== null || play.pinned !== null;
      const reason = play.note !== '';
      // A second click on what was chosen lets it go.
      expect(acted || holds || held || idle || reason, stray).toBe(true);
      if (reason) told += 1;
    }
  }
  await settled();
  stop();
  console.log(
    `wolves: ${STEPS} steps, ${games} games, ${compared} states compared, ${foretold} previews came true, ${told} reasons told`,
  );
  expect(compared).toBeGreaterThan(STEPS / 10);
  expect(foretold).toBeGreaterThan(STEPS / 10);
}, 600_000);

test('everything the server sent is of the types that come from the rules', () => {
  console.log(
    `wolves: ${seen.count('Frame')} frames, ${seen.count('Preview')} previews, ${seen.count('Action')} actions, ${seen.count('Event')} events, ${seen.count('Refusal')} refusals`,
  );
  for (const kind of ['Frame', 'Preview', 'Action', 'Event', 'Refusal'] as const)
    expect(seen.count(kind), kind).toBeGreaterThan(5);
  expect(seen.misfits('wolves')).toEqual([]);
}, 120_000);
