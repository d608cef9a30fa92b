import { expect, test, vi } from 'vitest';
import { clockText } from './clock';
import { keyName, shortcuts } from './keys';

const press = (key: string, init: KeyboardEventInit = {}, target: EventTarget = document.body) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
  target.dispatchEvent(event);
  return event;
};

test('keys are named with Shift where it matters', () => {
  const name = (key: string, init: KeyboardEventInit = {}) =>
    keyName(new KeyboardEvent('keydown', { key, ...init }));
  expect(name('z')).toBe('z');
  expect(name('Z', { shiftKey: true })).toBe('Shift+Z');
  expect(name('?', { shiftKey: true })).toBe('?');
  expect(name('ArrowUp', { shiftKey: true })).toBe('Shift+ArrowUp');
  expect(name('z', { ctrlKey: true })).toBeNull();
});

test('letters obey the switch, named keys always work, text fields are left alone', () => {
  let letters = true;
  const [undo, escape] = [vi.fn(), vi.fn()];
  const stop = shortcuts(() => letters, { z: undo, Escape: escape });
  expect(press('z').defaultPrevented).toBe(true);
  expect(undo).toHaveBeenCalledTimes(1);
  const field = document.body.appendChild(document.createElement('input'));
  press('z', {}, field);
  letters = false;
  press('z');
  expect(undo).toHaveBeenCalledTimes(1);
  press('Escape');
  expect(escape).toHaveBeenCalledTimes(1);
  stop();
  press('Escape');
  expect(escape).toHaveBeenCalledTimes(1);
});

test('under a dialog nothing happens, and Escape is left to the dialog, wherever the focus is', () => {
  const [rally, drop] = [vi.fn(), vi.fn()];
  const stop = shortcuts(() => true, { r: rally, Escape: drop });
  const dialog = document.body.appendChild(document.createElement('dialog'));
  const inside = dialog.appendChild(document.createElement('button'));
  dialog.setAttribute('open', '');
  for (const target of [document.body, inside]) {
    expect(press('r', {}, target).defaultPrevented).toBe(false);
    expect(press('Escape', {}, target).defaultPrevented).toBe(false);
  }
  expect([rally, drop].map((it) => it.mock.calls.length)).toEqual([0, 0]);
  dialog.remove();
  press('r');
  expect(rally).toHaveBeenCalledTimes(1);
  stop();
});

test('clocks are written as people read them', () => {
  expect([0, 8_001, 750_000, 83_100_000].map(clockText)).toEqual([
    '0:00',
    '0:09',
    '12:30',
    '23:05:00',
  ]);
});
