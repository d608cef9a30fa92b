/** A random walk: the logic of a board's screen at tables of the real server, one game after the other. */
import type { Frame, Wire } from '$board';
import { flushSync } from 'svelte';
import { expect, test } from 'vitest';
import { Table, chance, seen } from './table';

/** The table of the next game. */
export interface Opening {
  players: number;
  seed: number;
  options?: Record<string, string>;
}

export class Walk<V, F, A extends Wire, E extends Wire> {
  static readonly STEPS = Number(process.env.STEPS ?? 10_000);

  /** What is on the screen. */
  frame = $state.raw<Frame<V, F, A, E>>({} as Frame<V, F, A, E>);
  games = 0;
  compared = 0;
  foretold = 0;
  explained = 0;
  /** Whether previews show all that follows, because nothing is drawn or revealed. */
  isCertain = false;
  readonly pick: (below: number) => number;
  private table!: Table<V, F, A, E>;
  private busy = 0;
  private readonly problems: unknown[] = [];

  constructor(
    private readonly game: string,
    seed: number,
    private readonly opening: (games: number) => Opening,
  ) {
    this.pick = chance(seed);
  }

  among<T>(list: readonly T[]): T | undefined {
    return list[this.pick(list.length)];
  }

  /** What a screen is given; a game adds or replaces what is its own. */
  props(own: object = {}): object {
    const frame = () => this.frame;
    const seat = () => this.table.seat;
    const props = {
      get frame() {
        return frame();
      },
      get viewer() {
        return seat();
      },
      names: ['A', 'B', 'C', 'D', 'E'],
      busy: false,
      confirmTaps: false,
      settings: { autoEnd: 'manual' },
      t: Object.assign((key: string) => key, { tell: () => 'a line of the log', number: String }),
      log: [],
      since: [],
      send: (actions: A[]) => this.during(this.send(actions)),
      undo: (to?: number) => this.during(this.undo(to)),
      why: (actions: A | A[]) => this.during(this.table.why(actions)),
      preview: (actions: A[]) => this.during(this.table.preview(actions)),
    };
    return Object.defineProperties(props, Object.getOwnPropertyDescriptors(own));
  }

  /** Opens the next table. */
  async open(): Promise<void> {
    const { players, seed, options } = this.opening(this.games);
    this.table = await Table.open<V, F, A, E>(this.game, players, seed, options);
    this.games += 1;
    this.frame = this.table.frame;
  }

  /** Takes steps, each once nothing is under way; a game that is over is followed by the next. */
  async run(step: () => Promise<void> | void): Promise<void> {
    for (let count = 0; count < Walk.STEPS; count += 1) {
      await this.settled();
      if (this.table.over) {
        await this.open();
        await this.settled();
      }
      await step();
    }
    await this.settled();
    console.log(
      `${this.game}: ${Walk.STEPS} steps, ${this.games} games, ${this.compared} states compared, ` +
        `${this.foretold} previews came true, ${this.explained} reasons given`,
    );
    expect(this.compared).toBeGreaterThan(Walk.STEPS / 10);
    expect(this.foretold).toBeGreaterThan(Walk.STEPS / 10);
  }

  /** Waits until the screen has drawn and every request is answered. */
  async settled(): Promise<void> {
    flushSync();
    do await new Promise((resolve) => setTimeout(resolve));
    while (this.busy > 0);
    flushSync();
    if (this.problems.length > 0) throw this.problems[0];
  }

  /** Counts a request of the page, so that a step is over when nothing is under way. */
  private async during<T>(work: Promise<T>): Promise<T> {
    this.busy += 1;
    try {
      return await work;
    } catch (problem) {
      this.problems.push(problem);
      throw problem;
    } finally {
      this.busy -= 1;
    }
  }

  private async send(actions: A[]): Promise<boolean> {
    const before = await this.table.preview(actions);
    expect(before, `${JSON.stringify(actions)} can be previewed`).not.toBeNull();
    const { events, figures } = await this.table.send(actions);
    if (this.isCertain) expect(before?.complete).toBe(true);
    const certain = before?.events ?? [];
    // What follows a draw or a secret cannot be predicted; everything before it is.
    expect(events.slice(0, certain.length)).toEqual(certain);
    if (before?.complete) expect([events, figures]).toEqual([certain, before.after]);
    this.foretold += 1;
    this.frame = this.table.frame;
    return true;
  }

  private async undo(to?: number): Promise<boolean> {
    const undone = await this.table.undo(to);
    this.frame = this.table.frame;
    return undone;
  }
}

/** Compares everything a walk has been sent with the types that come from the rules. */
export function checkTypes(game: string): void {
  test('everything the server sent is of the types that come from the rules', () => {
    const kinds = ['Frame', 'Preview', 'Action', 'Event', 'Refusal'] as const;
    console.log(`${game}: ${kinds.map((it) => `${seen.count(it)} ${it}`).join(', ')}`);
    for (const kind of kinds) expect(seen.count(kind), kind).toBeGreaterThan(5);
    expect(seen.misfits(game)).toEqual([]);
  }, 120_000);
}
