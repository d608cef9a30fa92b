/** A table's server for tests: answers requests and keeps streams open, without a network. */
import { vi } from 'vitest';
import type { SentFrame } from '../board';
import type { SeatInfo, TableInfo } from '../net/wire';

export const seat = (seat: number, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat,
  kind: 'human',
  name: `P${seat}`,
  person: `p${seat}`,
  you: false,
  connected: true,
  bot: null,
  waiting: false,
  clock: null,
  ...more,
});
export const table = (seats: SeatInfo[], more: Partial<TableInfo> = {}): TableInfo => ({
  id: 'k7',
  game: 'otters',
  rules: 1,
  options: {},
  edition: null,
  pace: { kind: 'none' },
  public: false,
  hints: false,
  standin: 'light',
  start: true,
  status: 'running',
  seats,
  yours: true,
  version: 0,
  revision: 0,
  commitment: '',
  seed_chosen: false,
  seed: null,
  starts_in: null,
  origin: null,
  stand_ins: [],
  rematch: null,
  created: 0,
  ...more,
});
export const frame = (
  version: number,
  due: number[],
  more: Partial<SentFrame> = {},
): SentFrame => ({
  version,
  news: [],
  view: {},
  figures: {},
  sheets: [],
  offers: [],
  turn: { of: due },
  undo: null,
  outcome: null,
  ...more,
});

/** A server of one table: gives the answers a test sets, and sends the events it wants. */
export class Server {
  requests: { method: string; path: string; body: unknown }[] = [];
  answers: Record<string, (body: unknown) => [number, unknown]> = {};
  streams: { url: string; send: (event: string, data: unknown) => void; end: () => void }[] = [];
  known = true;
  /** Streams whose address holds this are refused. */
  shut = 'nothing';

  constructor(public table: TableInfo) {
    vi.stubGlobal('fetch', (url: string, request: RequestInit = {}) => this.answer(url, request));
  }

  private answer(url: string, request: RequestInit): Promise<Response> {
    const [path = ''] = url.split('?');
    const method = request.method ?? 'GET';
    if (path.endsWith('/events') && url.includes(this.shut))
      return Promise.resolve(new Response('{}', { status: 403 }));
    if (path.endsWith('/events')) return Promise.resolve(this.open(url, request));
    if (path.endsWith('.ftl')) return Promise.resolve(new Response(''));
    const body: unknown = request.body ? JSON.parse(String(request.body)) : undefined;
    this.requests.push({ method, path, body });
    if (path.endsWith('/hint')) return Promise.resolve(this.open(url, request));
    const [status, json] = this.reply(method, path, body);
    return Promise.resolve(new Response(JSON.stringify(json), { status }));
  }

  private reply(method: string, path: string, body: unknown): [number, unknown] {
    const own = this.answers[`${method} ${path}`];
    if (own) return own(body);
    if (!this.known && path.startsWith('/api/tables')) return [401, { reason: 'no_identity' }];
    if (path === '/api/me')
      return this.known ? [200, { id: 'me', name: 'Me' }] : [401, { reason: 'no_identity' }];
    if (path === '/api/guests') {
      this.known = true;
      return [200, { id: 'me', name: 'Guest', token: 'x' }];
    }
    if (path.endsWith('/chat')) return [200, []];
    if (path === '/api/tables/k7') return [200, this.table];
    return [404, { reason: 'not_found' }];
  }

  private open(url: string, request: RequestInit): Response {
    let control: ReadableStreamDefaultController<Uint8Array>;
    const body = new ReadableStream<Uint8Array>({ start: (it) => void (control = it) });
    request.signal?.addEventListener('abort', () => control.error(new Error('aborted')));
    const write = (text: string) => control.enqueue(new TextEncoder().encode(text));
    this.streams.push({
      url,
      send: (event, data) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
      end: () => control.close(),
    });
    return new Response(body);
  }
}
