/** The whole screen, mounted: what it shows and what pressing does. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import Board from './Board.svelte';
import { turn } from './frames';
import { speech } from './speech';
import type { Line, WolvesFrame, WolvesProps } from './wire';

const frame = turn;
const NAMES = ['You', 'Ada', 'Bo'];
let board: object | null = null;

beforeAll(() => {
  vi.setConfig({ testTimeout: 30_000 });
  // The window's size decides the layout; jsdom measures nothing.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  Element.prototype.scrollTo = () => {};
  const size = (name: string, value: number) =>
    Object.defineProperty(HTMLElement.prototype, name, {
      configurable: true,
      get(this: HTMLElement) {
        // A window without size draws no map, which these tests do not need.
        if (this.classList.contains('scroll')) return 0;
        return this.classList.contains('probe') ? 160 : value;
      },
    });
  size('clientWidth', 1440);
  size('clientHeight', 840);
});
afterEach(async () => {
  if (board) await unmount(board);
  board = null;
  // What a board that goes leaves for the next task must not outlive the page.
  await new Promise((done) => setTimeout(done));
});

/** What changes while the screen lives. */
class Live {
  frame = $state.raw(frame);
  log = $state.raw<Line[]>([]);
}

function show(change: Partial<WolvesProps> = {}): Live {
  const live = new Live();
  live.frame = change.frame ?? frame;
  const props = {
    viewer: 0,
    names: NAMES,
    busy: false,
    settings: {
      text: 100,
      speed: 1,
      danger: false,
      coach: true,
      codes: false,
      shortcuts: true,
    },
    confirmTaps: false,
    t: speech('en', NAMES, []),
    since: [],
    stage: null,
    send: vi.fn(() => Promise.resolve(true)),
    undo: vi.fn(() => Promise.resolve(true)),
    why: vi.fn(() => Promise.resolve('because')),
    preview: vi.fn(() => Promise.resolve(null)),
    show: vi.fn(),
    openSheet: vi.fn(),
    openRules: vi.fn(),
    ...change,
    get frame() {
      return live.frame;
    },
    get log() {
      return live.log;
    },
  };
  board = mount(Board, {
    target: document.body,
    props: props as unknown as WolvesProps,
  });
  flushSync();
  return live;
}
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

test('every rival has a card and every region a row', () => {
  show();
  expect(all('[data-rival]')).toHaveLength(2);
  expect(all('.regions tbody tr')).toHaveLength(6);
  expect(all('[data-tile]').length).toBeGreaterThanOrEqual(6);
});

test('pressing an action says what to choose, pressing it again leaves it', () => {
  show();
  const move = all('[data-mode=move]')[0];
  move?.click();
  flushSync();
  expect(move?.getAttribute('aria-pressed')).toBe('true');
  expect(document.querySelector('.line')?.textContent).toBe('Move: choose one of your wolves');
  move?.click();
  flushSync();
  expect(move?.getAttribute('aria-pressed')).toBe('false');
});

test('a rival\u2019s card opens that board beside the map, Escape closes it', async () => {
  show();
  all('[data-rival="1"]')[0]?.click();
  await vi.waitFor(() => expect(document.querySelector('.edged h2')?.textContent).toBe('Ada'));
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  flushSync();
  expect(document.querySelector('.edged')).toBeNull();
});

test('a moon that rises while we look on is shown region by region, and holds the page', async () => {
  const release = vi.fn();
  const hold = vi.fn(() => release);
  const live = show({ hold });
  expect(document.querySelector('.ceremony')).toBeNull();
  const version = frame.version + 1;
  const line = (id: number, event: object) =>
    ({ id: `${id}`, version, seat: 1, event, undone: false }) as Line;
  live.log = [
    line(1, { event: 'moon_rose', moon: 'half' }),
    line(2, {
      event: 'region_won',
      region: 'A',
      moon: 'half',
      seat: 1,
      control: 3,
      points: 6,
    }),
    line(3, {
      event: 'region_won',
      region: 'B',
      moon: 'half',
      seat: 0,
      control: 2,
      points: 6,
    }),
  ];
  live.frame = { ...frame, version };
  flushSync();
  await vi.waitFor(() => expect(document.querySelector('.ceremony h2')).not.toBeNull());
  expect(document.querySelector('.ceremony h2')?.textContent).toBe('The half moon rises');
  expect(hold).toHaveBeenCalledOnce();
  all('.ceremony .pri')[0]?.click();
  flushSync();
  expect(document.querySelector('.ceremony h3')?.textContent).toBe('Region B');
  all('.ceremony .pri')[0]?.click();
  flushSync();
  expect(document.querySelector('.ceremony')).toBeNull();
  expect(release).toHaveBeenCalledOnce();
});

test('at the end the status names the winner', () => {
  const sheets = frame.sheets.map((it, seat) => ({
    ...it,
    total: seat === 1 ? 63 : 40,
  }));
  const outcome = { placing: [2, 1, 3], score: [40, 63, 40] };
  show({ frame: { ...frame, turn: 'over', outcome, sheets } as WolvesFrame });
  expect(document.querySelector('.sub')?.textContent).toBe('First place: Ada, 63 points');
});

test('while others play, their turn can be paused, and is not the viewer’s to end', () => {
  const waiting = { ...frame, view: { ...frame.view, active: 1 }, legal: [] };
  const pace = { paused: false, pause: vi.fn(), step() {}, resume() {}, skip: vi.fn() };
  show({ frame: waiting, pace });
  const buttons = document.querySelectorAll<HTMLButtonElement>('[data-pace] button');
  expect(buttons).toHaveLength(3);
  expect(document.querySelector('.end')).toBeNull();
  buttons[0]?.click();
  expect(pace.pause).toHaveBeenCalled();
});

test('on the viewer’s turn there is nothing to pause', () => {
  show({ pace: { paused: false, pause() {}, step() {}, resume() {}, skip() {} } });
  expect(document.querySelector('[data-pace]')).toBeNull();
  expect(document.querySelector('.end')).not.toBeNull();
});
