/** The Wolves: ten thousand random clicks by the page's own logic on the real server, and never stuck. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Play } from './play.svelte';
import { MODES, NOTHING } from './targets';
import type { Action, Event, Figures, Hex, Track, View, WolvesFrame, WolvesProps } from './wire';
import { server } from '../../../web/walks/table';
import { Walk, checkTypes } from '../../../web/walks/walk.svelte';

const TRACKS: Track[] = ['spread', 'speed', 'howl'];

beforeAll(() => server.start());
afterAll(() => server.remove());

/** The hexes that the list of legal actions names, sorted by what a click there would mean. */
function offered(frame: WolvesFrame) {
  const acts = frame.legal.map((it) => it.action);
  const direct = acts.flatMap((it) =>
    it.act === 'place' ||
    it.act === 'hunt' ||
    it.act === 'howl' ||
    it.act === 'upgrade' ||
    it.act === 'dominate'
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

test(`${Walk.STEPS} random clicks: always a way on, rings are the legal actions, previews are right`, async () => {
  const walk = new Walk<View, Figures, Action, Event>('wolves', 5, (games) => ({
    players: 2 + (games % 4),
    seed: 100 + games,
  }));
  walk.isCertain = true;
  await walk.open();
  const props = walk.props() as WolvesProps;
  const play = new Play(() => props);
  const stop = $effect.root(() => play.watch());

  await walk.run(async () => {
    const now = offered(walk.frame);
    const idle = play.choice === NOTHING && !play.pinned;
    if (idle) {
      const ways = play.aims.size + play.wolves.size + play.sites.size + play.flips.length;
      const on = ways > 0 || play.offers.end || play.offers.settings.length > 0;
      expect(on, `a way on at ${JSON.stringify(walk.frame.legal)}`).toBe(true);
      expect([...play.aims.keys()].sort()).toEqual(now.direct);
      expect([...play.sites.keys()].sort()).toEqual(now.sites);
      if (
        now.direct.length === 0 ||
        (walk.frame.view.phase === 'play' && !walk.frame.view.displacement && !walk.frame.view.hunt)
      )
        expect([...play.wolves.keys()].sort()).toEqual(now.from);
      walk.compared += 1;
    } else if (play.choice.from !== null && !play.choice.locked) {
      const rings = [...play.aims.values()].flat().filter((it) => it.deed === 'walk');
      expect(rings.map((it) => it.hex).sort()).toEqual(
        now.to(play.choice.from, play.choice.wolves),
      );
    }
    const hexes = walk.frame.view.hexes;
    const { pinned, aimed } = play;
    const dice = walk.pick(100);
    if (play.offers.settings.length > 0) {
      const setting = walk.among(play.offers.settings) ?? 'forward';
      void play.send([{ act: 'tiles', setting }]);
    } else if (pinned && play.menu.length > 0 && dice < 80) {
      const target = walk.among(play.menu);
      if (target) play.aimAt(target, true);
    } else if (pinned && aimed && dice < 80) void play.commit(aimed, walk.among(aimed.tracks));
    else if (play.offers.end && dice < 35) void play.endTurn();
    else if (play.aims.size > 0 && dice < 60) play.pick(walk.among([...play.aims.keys()]) ?? '');
    else if (play.wolves.size > 0 && dice < 70)
      play.pick(walk.among([...play.wolves.keys()]) ?? '');
    else if (play.sites.size > 0 && dice < 75) play.pick(walk.among([...play.sites.keys()]) ?? '');
    else if (dice < 79) play.setMode(walk.among(MODES) ?? 'move');
    else if (dice < 82) play.toggleTile(walk.among([...'h12345*']) ?? 'h');
    else if (dice < 84) play.pickTrack(walk.among(TRACKS) ?? 'howl');
    else if (dice < 86) {
      const from = walk.among([...play.wolves.keys()]);
      if (from) play.grab(from);
      play.dropOn(walk.among(hexes)?.hex ?? null);
    } else if (dice < 88 && play.flips.length > 0) play.flipOnly();
    else if (dice < 90 && play.choice === NOTHING) void play.undo(walk.pick(4) === 0);
    else if (dice < 95) play.escape();
    else {
      const stray = walk.among(hexes)?.hex ?? '';
      const before = walk.frame.version;
      const held = play.choice.from !== null || play.pinned !== null;
      play.pick(stray);
      await walk.settled();
      const acted = walk.frame.version !== before;
      const holds = play.choice.from !== null || play.pinned !== null;
      const reason = play.note !== '';
      // A second click on what was chosen lets it go.
      expect(acted || holds || held || idle || reason, stray).toBe(true);
      if (reason) walk.explained += 1;
    }
  });
  stop();
}, 600_000);

checkTypes('wolves');
