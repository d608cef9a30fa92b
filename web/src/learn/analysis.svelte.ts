/** The analysis of a finished game: asked for once, shown while it grows. */
import { call } from '../net/api';
import type { Analysis } from '../net/wire';

/** How often to look how far it is, in milliseconds. */
const PAUSE = 600;

export class Judging {
  now = $state.raw<Analysis | null>(null);
  failed = $state(false);
  private stopped = false;
  private readonly path: string;

  constructor(id: string) {
    this.path = `/api/tables/${encodeURIComponent(id)}/analysis`;
  }

  /** Whether there is something to wait for. */
  get busy(): boolean {
    return this.now?.state === 'waiting' || this.now?.state === 'running';
  }

  /** Looks whether there is one already; asks for it only on demand. */
  async start(how: 'look' | 'ask'): Promise<void> {
    this.failed = false;
    try {
      this.now = await call<Analysis>(how === 'ask' ? 'POST' : 'GET', this.path);
      while (this.busy && !this.stopped) {
        await new Promise((done) => setTimeout(done, PAUSE));
        this.now = await call<Analysis>('GET', this.path);
      }
    } catch {
      this.failed = true;
    }
  }

  stop(): void {
    this.stopped = true;
  }
}
