import { expect, test } from 'vitest';
import type { TableInfo } from '../net/wire';
import { StandIns, notes } from './standins';

const table = {
  seats: [{ name: 'Ada' }, { name: 'Bo' }],
  stand_ins: [
    { seat: 0, bot: 'light', cause: { kind: 'clock' }, since: 2, until: 4, at: 10 },
    { seat: 0, bot: 'light', cause: { kind: 'player', by: 1 }, since: 8, until: null, at: 20 },
  ],
} as unknown as TableInfo;

test("only what a stand-in did is described as a bot's", () => {
  const standIns = new StandIns(
    () => table,
    (seat) => seat.name ?? '',
  );
  const entry = (version: number, seat: number) => ({
    version,
    seat,
    events: [{ event: `${version}` }],
  });
  const news = [entry(2, 0), entry(3, 0), entry(4, 1), entry(5, 0), entry(9, 0)];
  standIns.note(news);
  const marked = news.filter((it) => standIns.names(it.events[0]) !== null);
  expect(marked.map((it) => it.version)).toEqual([3, 9]);
  expect(standIns.names(news[1]?.events[0])?.[1]).toBe('Bo');
  expect(standIns.names(null)).toBeNull();
});

test('every stand-in gets a line that says why', () => {
  expect(notes(table).map((it) => it.at)).toEqual([10, 20]);
  expect(notes(table).map((it) => it.text)).toEqual(['stand-in-clock', 'stand-in-player']);
  expect(notes(null)).toEqual([]);
});
