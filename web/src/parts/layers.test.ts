import { afterEach, expect, test, vi } from 'vitest';
import { layer, onLayer } from './layers';

const settled = () => new Promise((done) => setTimeout(done, 60));
const back = async () => {
  history.back();
  await settled();
};

let leave: (() => void)[] = [];
afterEach(async () => {
  for (const it of leave) it();
  leave = [];
  await settled();
});
const opened = (close: () => void) => {
  const gone = layer(close);
  leave.push(gone);
  return gone;
};

test('Back closes what is open and stays on the page', async () => {
  const address = location.href;
  const close = vi.fn();
  opened(close);
  await settled();
  await back();
  expect(close).toHaveBeenCalledOnce();
  expect(location.href).toBe(address);
  expect(onLayer()).toBe(false);
});

test('of two open layers Back closes the upper one first', async () => {
  const [lower, upper] = [vi.fn(), vi.fn()];
  opened(lower);
  opened(upper);
  await settled();
  await back();
  expect([lower.mock.calls.length, upper.mock.calls.length]).toEqual([0, 1]);
  await back();
  expect(lower).toHaveBeenCalledOnce();
});

test('a layer that was closed by hand leaves no entry behind', async () => {
  const gone = opened(vi.fn());
  await settled();
  expect(onLayer()).toBe(true);
  gone();
  await settled();
  expect(onLayer()).toBe(false);
});
