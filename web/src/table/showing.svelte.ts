/**
 * What is on the screen right now: the frame, and the event being shown on its way to the next one.
 * Headless: boards draw `frame` and `stage`, tests drive it with a clock of their own.
 */
import { tick } from 'svelte';
import type { Frame, LogLine, Seat, Stage, Wire } from '../board';
import { extend } from './log';

/** A rival's whole turn takes no longer than this at speed 1. */
const LONGEST = 2500;
/** What is shown at all is shown at least this long. */
const SHORTEST = 60;

export interface ShowingOptions {
  /** How long an event is shown at speed 1. */
  pace(event: Wire): number;
  /** The speed; 0 shows results at once. */
  speed(): number;
  viewer(): Seat | null;
  /** Called for each event as it is shown or skipped, e.g. to say it aloud. */
  onevent?(event: Wire, seat: Seat): void;
  /** Called when a frame has become what is on the screen. */
  onframe?(frame: Frame): void;
}

/** An event in the queue. */
interface Step {
  event: Wire;
  seat: Seat;
  version: number;
}

export class Showing {
  frame = $state.raw<Frame | null>(null);
  stage = $state.raw<Stage | null>(null);
  log = $state.raw<LogLine[]>([]);
  /** Whether others' events are being shown before their frame: input skips them. */
  holding = $state(false);
  /** Whether each of others' events stays until somebody asks for the next one. */
  paused = $state(false);

  private queue: Frame[] = [];
  private key = 0;
  /** When the turn that is being shown shall be over, by `performance.now()`. */
  private deadline = 0;
  private running = false;
  private cut: (() => void) | null = null;
  private skipping = false;
  /** How many holds there are: what follows the last frame waits for them too. */
  held = $state(0);
  private readonly holds = new Set<Promise<void>>();
  private waiters: { version: number; done: () => void }[] = [];

  constructor(private readonly options: ShowingOptions) {}

  /** Takes the next frame; shows the way there if there is somebody to see it. */
  push(frame: Frame): void {
    const latest = this.queue.at(-1) ?? this.frame;
    // The same version again, after a reconnect, may still bring fresher figures.
    if (latest && frame.version < latest.version) return;
    this.queue.push(frame);
    const first = this.frame === null;
    if (first || this.options.speed() === 0 || hidden() || (this.isBehind() && !this.paused)) {
      this.skip();
      if (!this.running) this.flush();
    }
    if (!this.running && this.queue.length > 0) void this.run();
  }

  /** Shows lines of the log again, over the frame that is there. */
  show(lines: readonly LogLine[]): void {
    if (this.running || this.options.speed() === 0) return;
    const steps = lines.flatMap(({ event, seat, version }) =>
      event ? [{ event, seat, version }] : [],
    );
    void this.run(steps);
  }

  /** The next frame waits until the returned function is called; several holds may overlap. */
  hold(): () => void {
    let release = () => {};
    const until = new Promise<void>((done) => (release = done));
    this.holds.add(until);
    this.held = this.holds.size;
    return () => {
      this.holds.delete(until);
      this.held = this.holds.size;
      release();
    };
  }

  /** What others do stands still after the event that is shown now. */
  pause(): void {
    this.paused = true;
  }

  /** Shows the next event, and stands still again if paused. */
  step(): void {
    this.cut?.();
  }

  /** Goes on by itself again. */
  resume(): void {
    this.paused = false;
    this.grantTime();
    this.cut?.();
  }

  /** Jumps to the newest frame. */
  skip(): void {
    this.paused = false;
    if (!this.running) return;
    this.skipping = true;
    this.cut?.();
  }

  /** Resolves once this version is on the screen. */
  reached(version: number): Promise<void> {
    if ((this.frame?.version ?? -1) >= version) return Promise.resolve();
    return new Promise((done) => this.waiters.push({ version, done }));
  }

  /** Forgets everything, for other eyes. */
  clear(): void {
    this.skip();
    this.queue = [];
    this.frame = null;
    this.stage = null;
    this.log = [];
    this.holding = false;
  }

  private async run(again: Step[] = []): Promise<void> {
    this.running = true;
    this.grantTime();
    if (again.length > 0) await this.play(again, true);
    let turnOf: Seat | undefined;
    for (let next = this.queue[0]; next && !this.skipping; next = this.queue[0]) {
      // A board registers its hold when the last frame has been drawn.
      await tick();
      if (this.holds.size > 0) {
        await Promise.all(this.holds);
        continue;
      }
      if (turnOf === undefined || next.news.some((it) => it.seat !== turnOf)) {
        turnOf = next.news.at(-1)?.seat;
        this.grantTime();
      }
      const steps = stepsOf(next);
      if (this.isOwn(next)) {
        this.take(next);
        await this.play(steps, true);
      } else {
        await this.play(steps, false);
        if (this.queue[0] === next && !this.skipping) this.take(next);
      }
    }
    this.running = false;
    this.skipping = false;
    this.flush();
  }

  private async play(steps: Step[], after: boolean): Promise<void> {
    const shown = steps.filter((it) => this.options.pace(it.event) > 0);
    for (const [index, { event, seat, version }] of shown.entries()) {
      if (this.skipping) break;
      // The next own click has been answered: its frame matters more than the last one's flourish.
      if (after && this.queue.some((it) => it.version > version && this.isOwn(it))) break;
      const ms = this.duration(event, shown.slice(index));
      if (ms === 0) break;
      this.holding = !after;
      this.key += 1;
      this.stage = { event, seat, version, key: this.key, ms, after };
      await new Promise<void>((done) => {
        this.cut = done;
        setTimeout(() => {
          if (after || !this.paused) done();
        }, ms);
      });
      // What is left of the turn has its whole time after a pause.
      if (this.paused) this.grantTime();
    }
    this.stage = null;
    this.holding = false;
    this.cut = null;
  }

  private isOwn(frame: Frame): boolean {
    const viewer = this.options.viewer();
    return viewer !== null && frame.news.every((it) => it.seat === viewer);
  }

  /** A turn begins to be shown: this long it may take. */
  private grantTime(): void {
    this.deadline = performance.now() + LONGEST / Math.max(this.options.speed(), 0.1);
  }

  /** How long to show an event, so that all that is left of this player's turn fits until the deadline. */
  private duration(event: Wire, rest: Step[]): number {
    const speed = this.options.speed();
    if (speed === 0 || hidden()) return 0;
    const seat = rest[0]?.seat;
    const foreign = this.queue.findIndex((it) => it.news.some((entry) => entry.seat !== seat));
    const waiting = this.queue.slice(1, foreign < 1 ? undefined : foreign).flatMap(stepsOf);
    const left = [...rest, ...waiting].reduce((sum, it) => sum + this.options.pace(it.event), 0);
    const time = Math.max(0, this.deadline - performance.now());
    const hurry = Math.min(1 / speed, time / left);
    return Math.max(this.options.pace(event) * hurry, SHORTEST);
  }

  /** Whether even the shortest showing of all that waits would take too long: bots among themselves are quick. */
  private isBehind(): boolean {
    const waiting = this.queue.flatMap(stepsOf).filter((it) => this.options.pace(it.event) > 0);
    return waiting.length * SHORTEST > LONGEST;
  }

  /** Everything that waits is on the screen at once. */
  private flush(): void {
    for (let next = this.queue[0]; next; next = this.queue[0]) this.take(next);
  }

  private take(frame: Frame): void {
    this.queue = this.queue.filter((it) => it !== frame);
    const first = this.frame === null;
    const before = this.log.at(-1)?.version ?? 0;
    this.log = extend(this.log, frame.news);
    this.frame = frame;
    if (!first) {
      for (const { event, seat, version } of stepsOf(frame)) {
        if (version > before) this.options.onevent?.(event, seat);
      }
    }
    this.options.onframe?.(frame);
    const reached = this.waiters.filter((it) => it.version <= frame.version);
    this.waiters = this.waiters.filter((it) => it.version > frame.version);
    for (const it of reached) it.done();
  }
}

function stepsOf(frame: Frame): Step[] {
  return frame.news.flatMap(({ events, seat, version }) =>
    events.map((event) => ({ event, seat, version })),
  );
}

function hidden(): boolean {
  return document.visibilityState === 'hidden';
}
