/**
 * Tables in this browser: the same requests as of a server, answered by a worker. It is loaded on first need; where the
 * browser cannot run it, or the program was built without it, everything goes through the server.
 */
import { Refused, type Follower, type Link } from '../net/link';
import type { Wire } from '../board';
import type { MyGame, MyGames, NewTable, TableInfo, Tables } from '../net/wire';
import type { FromWorker, ToWorker } from './messages';
import { place } from './place.svelte';

/** Where the engine lies; it is not there if the program was built without it. */
const ENGINE = `${import.meta.env.BASE_URL}engine/pocket.wasm`;
/** Set once there was a table here. */
const USED = 'here';
/** Ids of tables in this browser begin so. */
const PREFIX = 'here-';

type Listener = (message: FromWorker) => void;

class Pocket implements Link {
  private readonly listeners = new Map<number, Listener>();
  private last = 0;
  private worker: Promise<Worker> | null = null;
  /** What the player is called at tables here. */
  name = '';

  /** Whether tables can be here: asks for the engine, if that has not been done. */
  async isHere(): Promise<boolean> {
    if (place.alone === 'server' || typeof Worker === 'undefined') return false;
    try {
      await this.started();
      return true;
    } catch {
      return false;
    }
  }

  owns(table: string): boolean {
    return table.startsWith(PREFIX);
  }

  /** Opens a table; `you` is what a player without a name is called. */
  open<T>(wanted: NewTable, you: string): Promise<T> {
    this.name ||= you;
    try {
      localStorage.setItem(USED, 'yes');
    } catch {
      // Without storage nothing is kept, so there will be nothing to list.
    }
    return this.call<T>('POST', '/api/tables', wanted);
  }

  /** The tables here. The engine is not loaded for a list that is empty. */
  async tables(): Promise<TableInfo[]> {
    if (!this.isUsed()) return [];
    return (await this.call<Tables>('GET', '/api/tables')).mine;
  }

  async games(): Promise<MyGame[]> {
    if (!this.isUsed()) return [];
    return (await this.call<MyGames>('GET', '/api/me/games')).games;
  }

  private isUsed(): boolean {
    try {
      return localStorage.getItem(USED) !== null;
    } catch {
      return false;
    }
  }

  call<T>(
    method: string,
    path: string,
    body?: unknown,
    signal?: AbortSignal,
    receive?: (data: unknown) => void,
  ): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const to = this.listen((message) => {
        if (message.kind === 'event') receive?.(message.data);
        else {
          this.listeners.delete(to);
          if (message.kind === 'end') resolve(undefined as T);
          else if (message.kind !== 'reply') reject(new Refused(0, { reason: 'offline' }));
          else if (message.status < 400) resolve(message.body as T);
          else reject(new Refused(message.status, message.body as Wire));
        }
      });
      const gone = () => {
        this.listeners.delete(to);
        void this.send({ kind: 'unfollow', to });
        reject(new Refused(0, { reason: 'offline' }));
      };
      if (signal?.aborted) return gone();
      signal?.addEventListener('abort', gone, { once: true });
      const message = { kind: 'request' as const, to, method, path, body, name: this.name };
      this.send(message).catch(() => reject(new Refused(0, { reason: 'offline' })));
    });
  }

  follow(table: string, seat: number | null, { onmessage, onstate }: Follower): () => void {
    let to = 0;
    let closed = false;
    const begin = () => {
      to = this.listen((message) => {
        if (message.kind === 'event') onmessage(message.event, message.data);
        else if (message.kind === 'reply') onstate('refused');
        // The worker has failed: everything is kept, and a new one goes on from there.
        else if (message.kind === 'failed' && !closed) begin();
      });
      onstate('connecting');
      this.send({ kind: 'follow', to, table, seat }).then(
        () => onstate('open'),
        () => onstate('lost'),
      );
    };
    begin();
    return () => {
      closed = true;
      this.listeners.delete(to);
      void this.send({ kind: 'unfollow', to });
    };
  }

  private listen(listener: Listener): number {
    this.last += 1;
    this.listeners.set(this.last, listener);
    return this.last;
  }

  private async send(message: ToWorker): Promise<void> {
    (await this.started()).postMessage(message);
  }

  private started(): Promise<Worker> {
    this.worker ??= this.start();
    this.worker.catch(() => {});
    return this.worker;
  }

  private async start(): Promise<Worker> {
    const answer = await fetch(ENGINE);
    if (answer.status !== 200) throw new Error('built without the engine');
    const module = await WebAssembly.compileStreaming(answer);
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    return new Promise((resolve, reject) => {
      worker.onerror = () => reject(new Error('the worker cannot run'));
      worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if (data.kind === 'ready') resolve(worker);
        else if (data.kind === 'failed') {
          reject(new Error(data.why));
          worker.terminate();
          this.worker = null;
          const left = [...this.listeners.values()];
          this.listeners.clear();
          for (const it of left) it(data);
        } else this.listeners.get(data.to)?.(data);
      };
      worker.postMessage({ kind: 'start', module } satisfies ToWorker);
    });
  }
}

export const pocket = new Pocket();
