/** Tables brought to a certain moment by plain requests, for pictures and measurements. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { asPlayer, becomeGuest } from './server';

export interface Scene {
  game: string;
  players: number;
  options?: Record<string, string>;
  seed?: number;
  /** Whether every legal action is as likely as any other, instead of every kind of action. */
  anything?: boolean;
  /** The seating, if not the page's player against bots. */
  seats?: { kind: string; bot?: string }[];
  /** How long a turn may take, if it is bounded. */
  pace?: object;
  /**
   * Where to stop: at our turn from this version on, where such an action is on offer, where ending
   * our turn brings such an event about, when the open page shows such an element, or at the end.
   */
  until?: { version: number } | { act: string } | { ends: string } | { shows: string } | 'over';
}

/** What the page stores about its user, set before it starts. */
export async function prefer(page: Page, settings: object): Promise<void> {
  await page.addInitScript((text) => {
    if (!localStorage.getItem('settings')) localStorage.setItem('settings', text);
  }, JSON.stringify(settings));
}

/** A table with the page's player on the first seat, played on until the scene is there. */
export async function stage(page: Page, scene: Scene): Promise<string> {
  const { id, there } = await staged(page, scene);
  if (!there) throw new Error(`no such moment in this game: ${JSON.stringify(scene)}`);
  return id;
}

/** Plays on at the table that the page shows until it shows such an element; whatever waits to be read is read. */
export async function playUntil(page: Page, shows: string): Promise<void> {
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await page.evaluate(drive, { id, until: { shows }, anything: false });
  await page.locator(shows).first().waitFor();
}

/**
 * A table at which this kind of action is on offer, with as many players as it takes. A kind that play hardly ever
 * comes to has a recorded game: `games/GAME/tests/ACT_choice.jsonl`, its seed and then what every seat did.
 */
export async function reach(page: Page, game: string, act: string): Promise<string> {
  const recorded = join(import.meta.dirname, `../../games/${game}/tests/${act}_choice.jsonl`);
  if (existsSync(recorded)) return retold(page, game, readFileSync(recorded, 'utf8'));
  for (const anything of [false, true]) {
    for (const players of [3, 2, 4, 1]) {
      for (const seed of [7, 8]) {
        const scene = { game, players, seed, anything, until: { act } };
        const { id, there } = await staged(page, scene);
        if (there) return id;
      }
    }
  }
  throw new Error(`${game} never offers ${act}: a kind of decision that no scene shows`);
}

/** A recorded game, played again by one person on all seats. */
async function retold(page: Page, game: string, record: string): Promise<string> {
  const [head = '', ...lines] = record.trim().split('\n');
  const { seed, seats, options } = JSON.parse(head) as Recorded;
  await becomeGuest(page);
  const { id } = await asPlayer<{ id: string }>(page, 'POST', '/api/tables', {
    game,
    seats: Array.from({ length: seats }, () => ({ kind: 'me' })),
    options,
    seed: String(seed),
    start: true,
  });
  for (const [version, line] of lines.entries()) {
    const { seat, action } = JSON.parse(line) as { seat: number; action: object };
    await asPlayer(page, 'POST', `/api/tables/${id}/actions`, { seat, version, actions: [action] });
  }
  return id;
}

interface Recorded {
  seed: number;
  seats: number;
  options: Record<string, string>;
}

async function staged(page: Page, scene: Scene): Promise<{ id: string; there: boolean }> {
  const { game, players, options = {}, seed = 7, until = { version: 0 } } = scene;
  await becomeGuest(page);
  const bots = Array.from({ length: players - 1 }, () => ({ kind: 'bot', bot: 'light' }));
  const { id } = await asPlayer<{ id?: string }>(page, 'POST', '/api/tables', {
    game,
    seats: scene.seats ?? [{ kind: 'me' }, ...bots],
    options,
    hints: true,
    pace: scene.pace,
    seed: seed.toString(16).padStart(64, '0'),
    start: true,
  });
  // A game that is not for that many players has no such table.
  if (id === undefined) return { id: '', there: false };
  const anything = scene.anything ?? false;
  const there = scene.seats ? true : await page.evaluate(drive, { id, until, anything });
  return { id, there };
}

/**
 * Plays the first seat, in the page's own name: whatever was done least often so far, or anything. It
 * runs in the browser, so it holds all it needs. Says whether the scene was reached.
 */
async function drive({
  id,
  until,
  anything,
}: {
  id: string;
  until: Scene['until'];
  anything: boolean;
}): Promise<boolean> {
  type Action = { act: string; [field: string]: unknown };
  type Offer = { act: string; then?: Offer[] };
  type Frame = {
    version: number;
    offers: { act: string; then?: Offer[] }[];
    turn: 'over' | { of: number[] };
  };
  const ask = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const answer = await fetch(`/api/tables/${id}${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(text);
    return JSON.parse(text) as T;
  };
  // As `src/offers.ts` does it: what runs in the browser cannot import.
  const listed = (it: unknown): unknown[] => {
    if (Array.isArray(it)) return it as unknown[];
    const some = (it as { some_of?: unknown[] } | null)?.some_of;
    const grow = (all: unknown[][], one: unknown) => [...all, ...all.map((few) => [...few, one])];
    return some ? some.reduce<unknown[][]>(grow, [[]]).slice(1) : [it];
  };
  const expand = (offers: Offer[]): { action: Action; then: Action[] }[] =>
    offers.flatMap(({ then = [], ...fields }) => {
      let all: Record<string, unknown>[] = [{}];
      for (const [name, values] of Object.entries(fields)) {
        const set = (action: object, it: unknown) =>
          it === null ? action : { ...action, [name]: it };
        all = all.flatMap((action) => listed(values).map((it) => ({ ...set(action, it) })));
      }
      const next = expand(then).map((it) => it.action);
      return all.map((action) => ({ action: action as Action, then: next }));
    });
  let dice = 11;
  const roll = (below: number) => {
    dice = (Math.imul(dice, 1103515245) + 12345) & 0x7fffffff;
    return (dice >> 8) % below;
  };
  const done = new Map<string, number>();
  const times = (act: string) => done.get(act) ?? 0;
  for (;;) {
    const { version } = await ask<{ version: number }>('GET', '');
    const frame = await ask<Frame>('GET', `/frames/${version}?seat=0`);
    const legal = expand(frame.offers);
    if (until && until !== 'over' && 'shows' in until) {
      await new Promise(requestAnimationFrame);
      if (document.querySelector(until.shows)) return true;
      document.querySelector<HTMLElement>('[data-read]')?.click();
    }
    if (frame.turn === 'over') return until === 'over';
    if (legal.length === 0) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      continue;
    }
    const offered = legal.flatMap((it) => [it.action, ...it.then]);
    const acts = new Set(offered.map((it) => it.act));
    if (until && until !== 'over' && 'ends' in until) {
      if (acts.has('end_turn')) {
        const actions = [{ act: 'end_turn' }];
        const ahead = await ask<{ preview?: { events: { event: string }[] } }>('POST', '/preview', {
          seat: 0,
          actions,
        });
        if (ahead.preview?.events.some((it) => it.event === until.ends)) return true;
      }
    } else if (until && until !== 'over' && !('shows' in until)) {
      if ('act' in until ? acts.has(until.act) : version >= until.version) return true;
    }
    const least = Math.min(...legal.map((it) => times(it.action.act)));
    const pool = anything ? legal : legal.filter((it) => times(it.action.act) === least);
    const chosen = pool[roll(pool.length)];
    if (!chosen) return false;
    done.set(chosen.action.act, least + 1);
    const then = chosen.then.length > 0 ? [chosen.then[roll(chosen.then.length)]] : [];
    try {
      await ask('POST', '/actions', { seat: 0, version, actions: [chosen.action, ...then] });
    } catch {
      // Somebody else was faster, or the second step does not follow: the first alone does.
      await ask('POST', '/actions', { seat: 0, version, actions: [chosen.action] }).catch(() => {});
    }
  }
}
