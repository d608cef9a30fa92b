/** The workers that think for the tables: one thought each, then the next; one that is no longer wanted is ended. */
import type { Thinking } from './thinker';

interface Job {
  key: string;
  question: string;
  found: (found: string) => void;
}

/** Whether nothing follows what a thinker said. */
const isLast = (found: string) => !/^\{"(lines|turn)":/.test(found);

export class Thinkers {
  private readonly waiting: Job[] = [];
  private readonly busy = new Map<string, Worker>();
  private idle: Worker[] = [];

  constructor(
    private readonly module: WebAssembly.Module,
    /** How many think at the same time. */
    private readonly most: number,
  ) {}

  /** Thinks about a question, written; `found` gets what is found, written too. */
  think(key: string, question: string, found: (found: string) => void): void {
    this.waiting.push({ key, question, found });
    this.next();
  }

  forget(key: string): void {
    const index = this.waiting.findIndex((it) => it.key === key);
    if (index >= 0) this.waiting.splice(index, 1);
    this.busy.get(key)?.terminate();
    if (this.busy.delete(key)) this.next();
  }

  private next(): void {
    if (this.busy.size >= this.most) return;
    const job = this.waiting.shift();
    if (!job) return;
    const worker =
      this.idle.pop() ?? new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module' });
    this.busy.set(job.key, worker);
    worker.onmessage = ({ data }: MessageEvent<string>) => {
      if (this.busy.get(job.key) !== worker) return;
      if (isLast(data)) {
        this.busy.delete(job.key);
        this.idle.push(worker);
        this.next();
      }
      job.found(data);
    };
    const thinking: Thinking = { module: this.module, question: job.question };
    worker.postMessage(thinking);
    this.next();
  }
}
