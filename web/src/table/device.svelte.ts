/** Whose eyes this device has, and how it goes from one player to the next. */
import type { Seat } from '../board';

export class Device {
  /** The seat we look through; `null` for spectators. */
  viewer = $state<Seat | null>(null);
  /** The seat that shall look next, while the screen is covered. */
  cover = $state<Seat | null>(null);

  constructor(
    /** The seats that are ours. */
    private readonly mine: () => readonly Seat[],
    /** Whether players have secrets from each other. */
    private readonly secret: () => boolean,
    /** Called when other eyes look from now on. */
    private readonly onlook: () => void,
  ) {}

  /** The own seat we look through: the same as before, else the first. */
  first(): Seat | null {
    const mine = this.mine();
    return mine.find((it) => it === this.viewer) ?? mine[0] ?? null;
  }

  /** Looks through this seat from now on. */
  look(seat: Seat | null): void {
    this.cover = null;
    if (seat === this.viewer) return;
    this.viewer = seat;
    this.onlook();
  }

  /** Seats were taken or left: somebody who sits down looks through that seat. */
  follow(): void {
    const lost = this.viewer !== null && !this.mine().includes(this.viewer);
    if (lost || (this.viewer === null && this.mine().length > 0)) this.look(this.first());
  }

  /** These seats decide now: the device goes to the one of ours, covered if there are secrets. */
  pass(due: readonly Seat[]): void {
    const next = due.find((it) => this.mine().includes(it));
    if (this.mine().length < 2 || next === undefined) return;
    if (this.viewer === null || due.includes(this.viewer)) return;
    if (this.secret()) this.cover = next;
    else queueMicrotask(() => this.look(next));
  }
}
