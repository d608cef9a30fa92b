import { expect, test } from 'vitest';
import { levels, usualBot } from './tables';

test('people choose among the levels, and meet the middle one by default', () => {
  const bots = ['uniform', 'light', 'level1', 'level2', 'level3', 'level4', 'level5', 'level6'];
  expect(levels(bots)).toHaveLength(6);
  expect(usualBot(bots)).toBe('level3');
  expect(usualBot(['uniform', 'light', 'scripted'])).toBe('light');
  expect(usualBot([])).toBe('light');
});
