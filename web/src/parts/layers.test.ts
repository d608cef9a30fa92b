import { afterEach, expect, test, vi } from 'vitest';
import { layer, onLayer } from './layers';

const becomes = (layered: boolean) => vi.waitFor(() => expect(onLayer()).toBe(layered));

let leave: (() => void)[] = [];
afterEach(async () => {
  for (const it of leave) it();
  leave = [];
  await becomes(false);
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
  await becomes(true);
  history.back();
  await becomes(false);
  expect(close).toHaveBeenCalledOnce();
  expect(location.href).toBe(address);
});

test('of two open layers Back closes the upper one first', async () => {
  const [lower, upper] = [vi.fn(), vi.fn()];
  opened(lower);
  opened(upper);
  await becomes(true);
  history.back();
  await vi.waitFor(() => expect(upper).toHaveBeenCalledOnce());
  expect(lower).not.toHaveBeenCalled();
  await becomes(true);
  history.back();
  await vi.waitFor(() => expect(lower).toHaveBeenCalledOnce());
});

test('a layer that was closed by hand leaves no entry behind', async () => {
  const gone = opened(vi.fn());
  await becomes(true);
  gone();
  await becomes(false);
});
