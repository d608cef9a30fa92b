/** A table of the real server whose seats are all ours, asked and played by plain requests. */
import type { Facts, Frame, Legal, Preview, SentFrame, Wire } from '$board';
import { received } from '../src/net/frames';
import { Server } from '../e2e/program';
import { Seen } from './typed';

export const server = new Server();
/** What the server has sent. */
export const seen = new Seen();

/** Chance that is the same in every run. */
export function chance(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >> 8) % Math.max(below, 1);
  };
}

let token = '';

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (token) headers.authorization = `Bearer ${token}`;
  const answer = await fetch(server.url + path, {
    method,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return (text ? JSON.parse(text) : null) as T;
}

/** The facts of a table, which its stream begins with. */
async function factsOf(id: string): Promise<Facts> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${server.url}/api/tables/${id}/events?seat=0`, { headers });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const found = /event: facts\ndata: (.*)\n\n/.exec(text);
    if (found?.[1]) {
      await reader?.cancel();
      return JSON.parse(found[1]) as Facts;
    }
    const { value, done } = (await reader?.read()) ?? { done: true };
    if (done) throw new Error(`no facts of ${id}`);
    text += value ?? '';
  }
}

export class Table<V, F, A extends Wire, E extends Wire> {
  frame!: Frame<V, F, A, E>;
  seat = 0;
  /** How many lists of actions were played. */
  played = 0;

  facts: Facts | null = null;

  private constructor(
    readonly game: string,
    readonly id: string,
  ) {}

  static async open<V, F, A extends Wire, E extends Wire>(
    game: string,
    players: number,
    seed: number,
    options: Record<string, string> = {},
  ): Promise<Table<V, F, A, E>> {
    if (!token) token = (await ask<{ token: string }>('POST', '/api/guests', {})).token;
    const { id } = await ask<{ id: string }>('POST', '/api/tables', {
      game,
      seats: Array.from({ length: players }, () => ({ kind: 'me' })),
      options,
      seed: seed.toString(16).padStart(64, '0'),
      start: true,
    });
    const table = new Table<V, F, A, E>(game, id);
    table.facts = await factsOf(id);
    seen.add('Facts', table.facts);
    await table.look();
    return table;
  }

  get over(): boolean {
    return this.frame.turn === 'over';
  }

  get legal(): readonly Legal<A>[] {
    return this.frame.legal;
  }

  /** The frame of a version, through the eyes of whoever is to decide then. */
  async look(version?: number): Promise<void> {
    const at = version ?? (await ask<{ version: number }>('GET', `/api/tables/${this.id}`)).version;
    this.frame = await this.frameAt(at);
    const { turn } = this.frame;
    if (turn === 'over' || turn.of.includes(this.seat)) return;
    this.seat = turn.of[0] ?? 0;
    this.frame = await this.frameAt(at);
  }

  async frameAt(version: number): Promise<Frame<V, F, A, E>> {
    const path = `/api/tables/${this.id}/frames/${version}?seat=${this.seat}`;
    const sent = await ask<SentFrame<V, F, unknown, E>>('GET', path);
    seen.add('Frame', { ...sent, news: [] });
    const frame = received(this.game, sent as SentFrame, this.facts) as Frame<V, F, A, E>;
    for (const it of frame.legal)
      for (const act of [it.action, ...(it.then ?? [])]) seen.add('Action', act);
    for (const it of frame.news) for (const event of it.events) seen.add('Event', event);
    return frame;
  }

  /** Plays actions; returns what they led to, as the seat that played them may see it. */
  async send(actions: A[]): Promise<{ events: E[]; figures: F }> {
    const { seat } = this;
    const from = this.frame.version;
    const { version } = await ask<{ version: number }>('POST', `/api/tables/${this.id}/actions`, {
      seat,
      version: from,
      actions,
    });
    const frames: Frame<V, F, A, E>[] = [];
    for (let at = from + 1; at <= version; at += 1) frames.push(await this.frameAt(at));
    const events = frames.flatMap((it) =>
      it.news.filter((entry) => entry.version === it.version).flatMap((entry) => entry.events),
    );
    const last = frames.at(-1) ?? this.frame;
    this.frame = last;
    if (last.turn !== 'over' && !last.turn.of.includes(seat)) await this.look(version);
    this.played += 1;
    return { events, figures: last.figures };
  }

  async undo(to?: number): Promise<boolean> {
    const { seat } = this;
    const { version } = this.frame;
    await ask('POST', `/api/tables/${this.id}/undo`, { seat, version, to });
    await this.look();
    return true;
  }

  async why(action: A | A[]): Promise<string | null> {
    const { seat } = this;
    const actions = Array.isArray(action) ? action : [action];
    const path = `/api/tables/${this.id}/preview`;
    const { refusal } = await ask<{ refusal?: Wire }>('POST', path, { seat, actions });
    if (refusal) seen.add('Refusal', refusal);
    return refusal ? JSON.stringify(refusal) : null;
  }

  async preview(actions: A[]): Promise<Preview<F, E> | null> {
    const { seat } = this;
    const path = `/api/tables/${this.id}/preview`;
    const answer = await ask<{ preview?: Preview<F, E> }>('POST', path, { seat, actions });
    if (answer.preview) seen.add('Preview', answer.preview);
    return answer.preview ?? null;
  }
}
