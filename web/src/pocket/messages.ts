/** What goes between the page, the worker that owns the tables, and the engine in it. */

/** From the page. */
export type ToWorker =
  | { kind: 'start'; module: WebAssembly.Module }
  | { kind: 'request'; to: number; method: string; path: string; body: unknown; name: string }
  | { kind: 'follow'; to: number; table: string; seat: number | null }
  | { kind: 'unfollow'; to: number };

/** To the page. */
export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'failed'; why: string }
  | { kind: 'reply'; to: number; status: number; body: unknown }
  | { kind: 'event'; to: number; event: string; data: unknown }
  | { kind: 'end'; to: number };

/** From the engine: exactly one of these. */
export interface Out {
  reply?: { to: number; status: number; body: unknown };
  event?: { to: number; event: string; data: unknown };
  end?: { to: number };
  keep?: { table: string; record: string; entries: string[]; from: number; answer: boolean };
  keep_judged?: { table: string; judged: unknown };
  drop?: { table: string };
  think?: { table: string; job: number; question: string };
  forget?: { table: string; job: number };
  wake?: { table: string; at: number };
}
