/** Tables brought to a certain moment by plain requests, for pictures and measurements. */
import type { Page } from '@playwright/test';
import { asPlayer } from './server';

export interface Scene {
  game: 'wolves' | 'kingdoms';
  players: number;
  options?: Record<string, string>;
  seed?: number;
  /**
   * Where to stop: at our turn from this version on, where such an action is on offer, where ending
   * our turn brings such an event about, or at the end.
   */
  until?: { version: number } | { act: string } | { ends: string } | 'over';
}

/** What the page stores about its user, set before it starts. */
export async function prefer(page: Page, settings: object): Promise<void> {
  await page.addInitScript((text) => {
    if (!localStorage.getItem('settings')) localStorage.setItem('settings', text);
  }, JSON.stringify(settings));
}

/** A table against bots with the page's player on the first seat, played on until the scene is there. */
export async function stage(page: Page, scene: Scene): Promise<string> {
  const { game, players, options = {}, seed = 7, until = { version: 0 } } = scene;
  const known = await page.evaluate(async () => (await fetch('/api/me')).ok);
  if (!known) await asPlayer(page, 'POST', '/api/guests', {});
  const bots = Array.from({ length: players - 1 }, () => ({ kind: 'bot', bot: 'light' }));
  const { id } = await asPlayer<{ id: string }>(page, 'POST', '/api/tables', {
    game,
    seats: [{ kind: 'me' }, ...bots],
    options,
    hints: true,
    seed: seed.toString(16).padStart(64, '0'),
    start: true,
  });
  await page.evaluate(drive, { id, until });
  return id;
}

/** Plays the first seat, in the page's own name. It runs in the browser, so it holds all it needs. */
async function drive({ id, until }: { id: string; until: Scene['until'] }): Promise<void> {
  type Action = { act: string; [field: string]: unknown };
  type Frame = {
    version: number;
    legal: { action: Action; then?: Action[] }[];
    turn: 'over' | { of: number[] };
  };
  const ask = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`/api/tables/${id}${path}`, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(text);
    return JSON.parse(text) as T;
  };
  const LIKED = [
    'dominate',
    'howl',
    'upgrade',
    'build',
    'claim',
    'commit',
    'pass',
    'place',
    'tiles',
  ];
  let dice = 11;
  const roll = (below: number) => {
    dice = (Math.imul(dice, 1103515245) + 12345) & 0x7fffffff;
    return (dice >> 8) % below;
  };
  for (;;) {
    const { version } = await ask<{ version: number }>('GET', '');
    const frame = await ask<Frame>('GET', `/frames/${version}?seat=0`);
    if (frame.turn === 'over') return;
    if (frame.legal.length === 0) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      continue;
    }
    if (until !== 'over' && until && 'ends' in until) {
      if (frame.legal.some((it) => it.action.act === 'end_turn')) {
        const actions = [{ act: 'end_turn' }];
        const told = await ask<{ events: { event: string }[] }>('POST', '/preview', {
          seat: 0,
          actions,
        });
        if (told.events.some((it) => it.event === until.ends)) return;
      }
    } else if (until !== 'over' && until) {
      const there =
        'version' in until
          ? version >= until.version &&
            frame.legal.some(
              (it) => it.action.act === 'move' || it.action.act === 'claim' || until.version === 0,
            )
          : frame.legal.some((it) => it.action.act === until.act);
      if (there) return;
    }
    const liked = LIKED.map((act) => frame.legal.filter((it) => it.action.act === act)).find(
      (it) => it.length > 0,
    );
    const moves = frame.legal.filter((it) => (it.then?.length ?? 0) > 0);
    const pool = liked ?? (moves.length > 0 ? moves : frame.legal);
    const chosen = pool[roll(pool.length)];
    if (!chosen) return;
    const then = chosen.then?.length ? [chosen.then[roll(chosen.then.length)]] : [];
    try {
      await ask('POST', '/actions', { seat: 0, version, actions: [chosen.action, ...then] });
    } catch {
      // Somebody else was faster, or the second step does not follow: the first alone does.
      await ask('POST', '/actions', { seat: 0, version, actions: [chosen.action] }).catch(() => {});
    }
  }
}
