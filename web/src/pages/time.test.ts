import { expect, test } from 'vitest';
import { timeLeft, timeOfDay } from './time';

test('time left is rounded to what matters', () => {
  const [second, minute, hour] = [1000, 60_000, 3_600_000];
  expect(
    [40 * second, 12 * minute, 5 * hour + 12 * minute, 71 * hour].map((it) => timeLeft(it, 'en')),
  ).toEqual(['40 sec', '12 min', '5 hr 12 min', '2 days']);
});

test('the time of day names the weekday once it is not today', () => {
  const now = new Date(2026, 4, 12, 20, 0);
  expect(timeOfDay(new Date(2026, 4, 12, 23, 40), now, 'de')).toBe('23:40');
  expect(timeOfDay(new Date(2026, 4, 14, 18, 0), now, 'de')).toMatch(/^Do\.?,? 18:00$/);
});
