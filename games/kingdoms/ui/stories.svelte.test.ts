import { flushSync } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import { frame, props } from './scene';
import { Stories } from './stories.svelte';
import type { Event, KingdomId, KingdomsProps, Owner } from './wire';

let stop: (() => void) | null = null;
afterEach(() => stop?.());

const ended = (age: number): Event => ({ event: 'age_ended', age });
const began = (kingdom: KingdomId): Event => ({ event: 'scoring_began', kingdom, token: 6 });
const scored = (kingdom: KingdomId, owner: Owner, points: number): Event => ({
  event: 'scored',
  owner,
  kingdom,
  place: 1,
  points,
});
const pay = (stories: Stories | null, paid: number) => {
  if (stories) stories.paid = paid;
};
const cleared: Event = { event: 'board_cleared' };

/** A table whose log and stage follow the events. */
function table() {
  let seen = $state.raw(frame({ version: 0 }));
  let log = $state.raw<KingdomsProps['log']>([]);
  let stage = $state.raw<KingdomsProps['stage']>(null);
  const now: KingdomsProps = Object.defineProperties(props(), {
    frame: { get: () => seen },
    log: { get: () => log },
    stage: { get: () => stage },
  });
  let stories: Stories | null = null;
  stop = $effect.root(() => {
    stories = new Stories(() => now);
  });
  flushSync();
  let key = 0;
  const set = (event: Event, version: number, after: boolean) => {
    key += 1;
    stage = { event, seat: 1, version, key, ms: 1, after };
    flushSync();
  };
  /** The frame of this version is there. */
  const take = (version: number, ...events: Event[]) => {
    const lines = events.map((event, index) => ({
      id: `${version}.${index}`,
      version,
      seat: 1,
      event,
      undone: false,
    }));
    log = [...log, ...lines];
    seen = frame({ version });
    stage = null;
    flushSync();
  };
  return {
    take,
    /** Others did this: it is shown before its frame. */
    show: (version: number, ...events: Event[]) => {
      for (const it of events) set(it, version, false);
    },
    /** This is in the log already, and is shown nevertheless. */
    recall: (version: number, ...events: Event[]) => {
      for (const it of events) set(it, version, true);
    },
    stories: () => stories as Stories | null,
    close: () => (stories as Stories | null)?.closeAge(),
    fighters: () => stories?.battle?.fighters.map((it) => `${it.owner}: ${it.card}`),
    sheet: () => {
      const age = stories?.age;
      return age && `${age.age}: ${age.rows.map((it) => it.kingdom).join(' ')}`;
    },
  };
}

test('the sheet of an age is there once the age is scored, and until it is closed', () => {
  const { take, sheet, close } = table();
  take(1, ended(1), began('isle'), began('dunes'));
  expect(sheet()).toBeNull();
  take(2, began('marsh'), cleared);
  expect(sheet()).toBe('1: isle dunes marsh');
  close();
  expect(sheet()).toBeNull();
  take(3, ended(2), began('isle'), cleared);
  expect(sheet()).toBe('2: isle');
});

test('points count when the sheet has paid them, kingdom by kingdom', () => {
  const { take, stories } = table();
  take(1, ended(1), began('isle'), scored('isle', 0, 6), scored('isle', 1, 3));
  expect([stories()?.owed(0), stories()?.owed(1)]).toEqual([6, 3]);
  take(2, began('dunes'), scored('dunes', 0, 5), cleared);
  expect(stories()?.owed(0)).toBe(11);
  pay(stories(), 1);
  expect([stories()?.owed(0), stories()?.owed(1)]).toEqual([5, 0]);
  pay(stories(), 2);
  expect(stories()?.owed(0)).toBe(0);
});

test('a battle of the viewer waits to be read, battles of others do not', () => {
  const { take, stories } = table();
  const battle = (kingdom: KingdomId, contenders: Owner[]): Event[] => [
    began(kingdom),
    { event: 'battle_began', kingdom, contenders },
    ...contenders.map((seat): Event => ({
      event: 'revealed',
      seat: Number(seat),
      card: `owl${Number(seat) + 1}`,
    })),
    {
      event: 'battle_ended',
      kingdom,
      winners: contenders.slice(-1),
      losers: contenders.slice(0, -1),
    },
  ];
  take(1, ended(1), ...battle('isle', [1, 2]));
  expect(stories()?.result).toBeNull();
  take(2, ...battle('dunes', [0, 1]), ...battle('marsh', [0, 2]));
  expect(stories()?.battle?.kingdom).toBe('dunes');
  expect(stories()?.battle?.winners).toEqual([1]);
  stories()?.readOn();
  expect(stories()?.result?.kingdom).toBe('marsh');
  stories()?.readOn();
  expect(stories()?.result).toBeNull();
});

test('of two battles the one that is picked in the log is shown', () => {
  const { take, recall, fighters } = table();
  const fight = (kingdom: KingdomId, cards: string[]): Event[] => [
    began(kingdom),
    { event: 'battle_began', kingdom, contenders: cards.map((_, seat) => seat) },
    ...cards.map((card, seat): Event => ({ event: 'revealed', seat, card })),
  ];
  const first = fight('isle', ['owl5', 'bee2']);
  take(1, ended(1), ...first);
  take(2, ...fight('dunes', ['frog1', 'frog2', 'owl8']));
  recall(1, ...first.slice(-1));
  expect(fighters()).toEqual(['0: owl5', '1: bee2']);
});
