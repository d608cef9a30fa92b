import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import Board from './Board.svelte';
import { HAND, SETTINGS, frame, props, view } from './scene';
import { kingdomsFor } from './choice';
import type { Action, KingdomsProps } from './wire';

let board: Record<string, unknown> | null = null;
afterEach(clear);

function clear() {
  if (board) void unmount(board);
  board = null;
  document.body.innerHTML = '';
}

function show(change: Partial<KingdomsProps> = {}) {
  const sent: Action[][] = [];
  board = mount(Board, { target: document.body, props: props(change, sent) });
  flushSync();
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const click = (selector: string) => {
    // Parts of a drawing have no click() of their own.
    all(selector)[0]?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    flushSync();
  };
  const ringed = () => all('.kingdom.open').map((it) => it.dataset.kingdom);
  return { sent, all, click, ringed };
}

describe('the board', () => {
  it('rings exactly the kingdoms that let the picked card in', () => {
    const { click, ringed } = show();
    for (const card of HAND) {
      click(`[data-card=${card}]`);
      expect(new Set(ringed())).toEqual(new Set(kingdomsFor(frame().legal, card)));
    }
  });

  it('rings nothing when it is not the viewer’s turn, nor for spectators', () => {
    expect(show({ frame: frame({ turn: { of: [1] }, legal: [] }) }).ringed()).toEqual([]);
    clear();
    const watched = show({ viewer: null, frame: frame({ legal: [] }) });
    expect(watched.ringed()).toEqual([]);
    expect(watched.all('[data-card]')).toEqual([]);
  });

  it('picks card and kingdom by two clicks and plays by the gold button', () => {
    const { click, sent } = show({ settings: { ...SETTINGS, autoEnd: 'manual' } });
    click('[data-card=tiger5]');
    click('[data-kingdom=woods] .cell');
    expect(sent).toEqual([]);
    click('.go');
    expect(sent).toEqual([[{ act: 'claim', card: 'tiger5', kingdom: 'woods' }]]);
  });

  it('keeps all kingdoms ringed that fit while one of them is picked', () => {
    const { click, ringed } = show({ settings: { ...SETTINGS, autoEnd: 'manual' } });
    click('[data-card=tiger5]');
    const before = ringed();
    click('[data-kingdom=woods] .cell');
    expect(ringed()).toEqual(before);
  });

  it('is a grid with a row for each kingdom and one stop for Tab', () => {
    const { all } = show();
    expect(all('[role=grid] [role=row]')).toHaveLength(5);
    expect(all('[role=grid] [role=gridcell][tabindex="0"]')).toHaveLength(1);
    expect(all('[data-kingdom=woods] [data-cell="0"]')[0]?.getAttribute('aria-label')).toContain(
      'lizard-or-tiger',
    );
  });

  it('leads the focus to the next target by a key, and picks by digits', () => {
    const { all } = show();
    const press = (key: string) => {
      window.dispatchEvent(new KeyboardEvent('keydown', { key }));
      flushSync();
    };
    press('2');
    expect(all('[data-card=tiger2]')[0]?.getAttribute('aria-pressed')).toBe('true');
    press('n');
    press('n');
    expect(document.activeElement?.closest<HTMLElement>('[data-kingdom]')?.dataset.kingdom).toBe(
      'woods',
    );
    press('Escape');
    expect(all('[aria-pressed=true]')).toEqual([]);
  });

  it('shows a battle of three with hidden cards', () => {
    const phase = {
      phase: 'battle' as const,
      kingdom: 'woods' as const,
      token: 8,
      contenders: [0, 1, 2],
      fighting: [0, 1, 2],
      asked: null,
      cards: [{ seat: 1, card: 'hidden' as const, added: 0 }],
      upstart_cards: [],
      passed: [],
      used: [],
      tied_rounds: 0,
    };
    const legal = HAND.map((card) => ({ action: { act: 'commit' as const, card } }));
    const { all, click, sent } = show({
      frame: frame({ view: view({ phase }), turn: { of: [0, 2] }, legal }),
    });
    expect(all('.battle .fighters > li')).toHaveLength(3);
    expect(all('.battle .down')).toHaveLength(1);
    click('[data-card=bee6]');
    click('.battle .primary');
    expect(sent).toEqual([[{ act: 'commit', card: 'bee6' }]]);
  });

  it('stays small', () => {
    const { all } = show();
    expect(all('*').length).toBeLessThan(1500);
  });
});
