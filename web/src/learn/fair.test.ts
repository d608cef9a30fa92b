import { expect, test } from 'vitest';
import { canonical, check, lines, seedLines } from './fair';

const old = {
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
const [a, b] = ['a'.repeat(64), 'b'.repeat(64)];
// As crates/protocol/src/fairness.rs computes them.
const secret = `${'0'.repeat(63)}9`;
const origin = { secret, added: [a, null, b], chosen: false };

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((it) => it.toString(16).padStart(2, '0')).join('');
}

async function derived() {
  const seed = await sha256(`howlcrown seed\n${secret}\n${a}\n\n${b}\n`);
  const file = { ...old, origin, replay: { ...old.replay, seed } };
  return { file, commitment: await sha256(`howlcrown 2\n${secret}\n\n`) };
}

test('options are written without spaces and with sorted keys', () => {
  expect(canonical(old.replay.options)).toBe('{"a":true,"b":[1,{"x":"ü","y":2}]}');
  expect(lines(old)).toBe(
    `howlcrown 1\nwolves\n1\n3\n${'0'.repeat(64)}\n{"a":true,"b":[1,{"x":"ü","y":2}]}\n`,
  );
});

test('games of earlier versions are checked as before', async () => {
  const commitment = await sha256(lines(old));
  expect(await check(old, commitment, {}, [])).toEqual({ key: 'drawn' });
  const other = { ...old, replay: { ...old.replay, seed: '1'.repeat(64) } };
  expect(await check(other, commitment, {}, [])).toEqual({ key: 'no-commitment' });
});

test('a seed follows from the secret and from what every seat added', async () => {
  expect(seedLines(secret, [a, null])).toBe(`howlcrown seed\n${secret}\n${a}\n\n`);
  const { file, commitment } = await derived();
  expect(await check(file, commitment, { chance: a }, [0])).toEqual({ key: 'derived', count: 2 });
  const other = { ...file, origin: { ...origin, added: [b, null, a] } };
  expect(await check(other, commitment, {}, [])).toEqual({ key: 'no-seed' });
});

test('a browser notices that its own value was left out', async () => {
  const { file, commitment } = await derived();
  expect(await check(file, commitment, { chance: b }, [0])).toEqual({ key: 'no-ours' });
  expect(await check(file, commitment, { chance: b }, [])).toEqual({ key: 'derived', count: 2 });
});

test('a chosen seed is bound together with the secret', async () => {
  const file = { ...old, origin: { secret, added: [], chosen: true } };
  const commitment = await sha256(`howlcrown 2\n${secret}\n${old.replay.seed}\n`);
  expect(await check(file, commitment, { chance: a }, [0])).toEqual({ key: 'chosen' });
});
