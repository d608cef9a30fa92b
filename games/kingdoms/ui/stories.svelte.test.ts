import { flushSync } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import { frame, props } from './scene';
import { Stories } from './stories.svelte';
import type { Event, KingdomId, KingdomsProps } from './wire';

let stop: (() => void) | null = null;
afterEach(() => stop?.());

const ended = (age: number): Event => ({ event: 'age_ended', age });
const began = (kingdom: KingdomId): Event => ({ event: 'scoring_began', kingdom, token: 6 });
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
    fighters: () => stories?.battle?.fighters.map((it) => `${it.owner}: ${it.card}`),
    sheet: () => {
      const age = stories?.age;
      return age && `${age.age}: ${age.rows.map((it) => it.kingdom).join(' ')}`;
    },
  };
}

test('the sheet of an age goes on from what was not shown, also of an earlier age', () => {
  const { take, show, sheet } = table();
  show(1, ended(1), began('isle'), began('dunes'));
  expect(sheet()).toBe('1: isle dunes');
  take(1, ended(1), began('isle'), began('dunes'));
  // Bots among themselves are quick: the rest of this age and the end of the next one are skipped.
  take(2, began('marsh'), cleared);
  take(3, ended(2), began('isle'));
  show(4, began('dunes'));
  expect(sheet()).toBe('2: isle dunes');
});

test('own scoring is shown once to a player who has just opened the page', () => {
  const { take, recall, sheet } = table();
  const own = [began('dunes'), began('marsh')] as const;
  take(1, ended(1), began('isle'));
  take(2, ...own);
  recall(2, own[0]);
  expect(sheet()).toBe('1: isle dunes');
  recall(2, own[1]);
  expect(sheet()).toBe('1: isle dunes marsh');
});

test('what is picked in the log again is shown as it was', () => {
  const { take, show, recall, sheet } = table();
  const all = [ended(1), began('isle'), began('dunes')] as const;
  show(1, ...all);
  take(1, ...all);
  recall(1, all[1]);
  expect(sheet()).toBe('1: isle');
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
