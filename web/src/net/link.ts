/** A way to tables: a server's over the network, or this browser's own. Nothing but `api` knows which it has. */
import type { Wire } from '../board';

/** The server's no, or nobody's answer (`status` 0). */
export class Refused extends Error {
  constructor(
    readonly status: number,
    /** `{ reason, …numbers }`. */
    readonly refusal: Wire,
  ) {
    super(String(refusal.reason ?? status));
  }

  get offline(): boolean {
    return this.status === 0 || this.status >= 502;
  }
}

export type Connection = 'connecting' | 'open' | 'lost' | 'refused';

/** What somebody who follows a table is sent. */
export interface Follower {
  onmessage(event: string, data: unknown): void;
  onstate(state: Connection): void;
}

export interface Link {
  /**
   * A request, without caring who asks. One that is called off by its signal fails as if offline. An answer that comes
   * as events is handed over event by event.
   */
  call<T>(
    method: string,
    path: string,
    body?: unknown,
    signal?: AbortSignal,
    receive?: (data: unknown) => void,
  ): Promise<T>;
  /** Follows a table through the eyes of a seat, until the returned function is called. */
  follow(table: string, seat: number | null, follower: Follower): () => void;
}
