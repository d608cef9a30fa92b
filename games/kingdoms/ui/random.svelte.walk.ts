/** Animal Kingdoms: ten thousand random clicks by the page's own logic on the real server, and never stuck. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NOTHING, canRally, canRetreat, cardsFor, kingdomsFor, targets } from './choice';
import { Play, misfits } from './play.svelte';
import {
  KINGDOMS,
  type Action,
  type Event,
  type Figures,
  type KingdomsProps,
  type View,
} from './wire';
import { server } from '../../../web/walks/table';
import { Walk, checkTypes } from '../../../web/walks/walk.svelte';

beforeAll(() => server.start());
afterAll(() => server.remove());

test(`${Walk.STEPS} random clicks: always a way on, rings are the legal actions, previews are right`, async () => {
  const walk = new Walk<View, Figures, Action, Event>('kingdoms', 8, (games) => {
    const players = 1 + (games % 5);
    const several = { ties: games % 3 === 2 ? 'peace' : 'battle' };
    const options: Record<string, string> = players === 1 ? { level: 'normal' } : several;
    return { players, seed: 300 + games, options };
  });
  await walk.open();
  const own = {
    get confirmTaps() {
      return walk.games % 2 === 0;
    },
  };
  const props = walk.props(own) as KingdomsProps;
  const play = new Play(() => props);
  const stop = $effect.root(() => {
    $effect(() => {
      void walk.frame.version;
      play.reset();
    });
    $effect(() => void play.look());
    $effect(() => void play.ask(misfits(play, KINGDOMS)));
  });

  await walk.run(() => {
    const { legal } = walk.frame;
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
      walk.compared += 1;
    } else if (choice.mode === 'claim' && choice.card && !choice.kingdom) {
      const rings = next.flatMap((it) => (it.kind === 'kingdom' ? [it.kingdom] : []));
      expect(rings).toEqual(kingdomsFor(legal, choice.card));
      // Every other kingdom says why the card does not fit there.
      for (const action of misfits(play, KINGDOMS)) {
        expect(play.reason(action)).not.toBe('');
        walk.explained += 1;
      }
    }
    const hand = play.hand();
    const dice = walk.pick(100);
    if (extra.length > 0 && dice < 80) play.act(walk.among(extra) as Action);
    else if (next.length > 0 && dice < 60) {
      const target = walk.among(next);
      if (target?.kind === 'card') play.card(target.card);
      else if (target) play.kingdom(target.kingdom);
    } else if (dice < 68) play.confirm();
    else if (dice < 72) play.rally();
    else if (dice < 74) play.rallyAll();
    else if (dice < 77) play.retreat();
    else if (dice < 82) play.drop();
    else if (dice < 86 && hand.length > 0) {
      const card = walk.among(hand) ?? 'tiger5';
      play.take(card);
      play.drag(card, walk.among(KINGDOMS) ?? null);
    } else if (dice < 88 && walk.frame.undo !== null) void props.undo();
    else if (dice < 94) play.card(walk.among(hand) ?? 'tiger5');
    else play.kingdom(walk.among(KINGDOMS) ?? 'isle');
  });
  stop();
}, 600_000);

checkTypes('kingdoms');
