import { beforeEach, expect, test, vi } from 'vitest';
import { seat, table } from '../table/fake-server';
import { api } from './api';
import { promised } from './chance';

type Sent = { method: string; path: string; body: Record<string, unknown> };
let sent: Sent[] = [];

beforeEach(() => {
  localStorage.clear();
  sent = [];
  vi.stubGlobal('fetch', (path: string, request: RequestInit = {}) => {
    const body = request.body ? (JSON.parse(String(request.body)) as Sent['body']) : {};
    if (path.startsWith('/api/tables')) sent.push({ method: request.method ?? 'GET', path, body });
    return Promise.resolve(new Response(JSON.stringify({ id: 'k7', commitment: 'c' })));
  });
});

const wanted = { game: 'otters', start: true } as const;
const [me, open, bot] = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'light' }] as const;

test('alone, our value follows the commitment and starts the game', async () => {
  await api.create({ ...wanted, seats: [me, bot] });
  expect(sent.map((it) => it.path)).toEqual(['/api/tables', '/api/tables/k7/start']);
  expect(sent[0]?.body).toEqual({ ...wanted, seats: [me, bot], start: false });
  expect(sent[1]?.body.chance).toMatch(/^[0-9a-f]{64}$/);
  expect(promised('k7')).toEqual({ commitment: 'c', chance: sent[1]?.body.chance });
});

test('with others, our value follows the commitment on each of our seats', async () => {
  await api.create({ ...wanted, seats: [me, open, me] });
  expect(sent.map((it) => it.path)).toEqual([
    '/api/tables',
    '/api/tables/k7/seats/0',
    '/api/tables/k7/seats/2',
  ]);
  expect(sent[0]?.body.start).toBe(true);
  expect(sent[2]?.body).toEqual(sent[1]?.body);
});

test('a chosen seed takes nothing of ours', async () => {
  await api.create({ ...wanted, seats: [me, bot], seed: '7' });
  await api.create({ ...wanted, seats: [me, bot], from: { replay: 'k6', version: 1 } });
  expect(sent.map((it) => it.path)).toEqual(['/api/tables', '/api/tables']);
  expect(promised('k7').chance).toBeUndefined();
});

test('the next game gets a value of its own, in the same order', async () => {
  await api.rematch(table([seat(0, { you: true }), seat(1, { kind: 'bot', bot: 'light' })]));
  expect(sent.map((it) => it.path)).toEqual(['/api/tables/k7/rematch', '/api/tables/k7/start']);
  expect(sent[0]?.body).toEqual({ start: false });
  sent = [];
  await api.rematch(table([seat(0, { you: true }), seat(1)]));
  expect(sent.map((it) => it.path)).toEqual(['/api/tables/k7/rematch', '/api/tables/k7/seats/0']);
  expect(sent[0]?.body).toEqual({ start: true });
});
