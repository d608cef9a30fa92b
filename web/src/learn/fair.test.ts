import { expect, test } from 'vitest';
import { canonical, commitment, lines } from './fair';

const file = {
  game: 'wolves',
  names: [],
  replay: {
    rules: 1,
    seats: 3,
    seed: '0'.repeat(64),
    options: { b: [1, { y: 2, x: 'ü' }], a: true },
    setup: [],
    entries: [],
  },
};

test('options are written without spaces and with sorted keys', () => {
  expect(canonical(file.replay.options)).toBe('{"a":true,"b":[1,{"x":"ü","y":2}]}');
  expect(lines(file)).toBe(
    `howlcrown 1\nwolves\n1\n3\n${'0'.repeat(64)}\n{"a":true,"b":[1,{"x":"ü","y":2}]}\n`,
  );
});

test('another seed has another commitment', async () => {
  const own = await commitment(file);
  expect(own).toMatch(/^[0-9a-f]{64}$/);
  const other = { ...file, replay: { ...file.replay, seed: '1'.repeat(64) } };
  expect(await commitment(other)).not.toBe(own);
});
