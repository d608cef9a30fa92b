/** What a strong player would do: asked for once, then it stays as it was read. */
import type { Seat, Wire } from '../board';
import { api } from '../net/api';
import type { Hint, HintLine } from '../net/wire';

/** The position a hint is about; `null` for spectators. */
type Position = { version: number; seat: Seat } | null;

export class Hints {
  /** The hint that is read; it counts while its version is on the screen. */
  given = $state.raw<Hint | null>(null);
  /** Whether only what to look at is said, not the move. */
  veiled = $state(false);
  /** Which of its lines is read: 0 is the best. */
  chosen = $state(0);
  /** What is proposed on the board. */
  suggested = $state.raw<Wire[] | null>(null);
  private call = $state.raw<AbortController | null>(null);
  /** Whether a hint is being thought about. */
  readonly thinking = $derived(this.call !== null);

  constructor(
    private readonly id: string,
    private readonly position: () => Position,
    private readonly onrefused: (error: unknown) => void,
  ) {}

  /** The line that is read. */
  get line(): HintLine | undefined {
    return this.given?.lines[this.chosen];
  }

  /** Asks for a hint; one that is there already is shown on the board again. */
  async ask(veiled = false): Promise<void> {
    const at = this.position();
    if (!at || this.thinking) return;
    this.veiled = veiled;
    if (this.given?.version === at.version) return this.choose(this.chosen);
    const call = new AbortController();
    this.call = call;
    let best: Hint | null = null;
    try {
      // Better hints replace earlier ones while nobody has read them: only the last one is shown.
      await api.hint(this.id, at.seat, (hint) => (best = hint), call.signal);
    } catch (error) {
      if (!call.signal.aborted && !best) this.onrefused(error);
    }
    if (this.call === call) this.call = null;
    if (call.signal.aborted || !best) return;
    this.given = best;
    this.choose(0);
  }

  /** Reads another line of the same hint. */
  next(): void {
    const count = this.given?.lines.length ?? 0;
    if (count > 0) this.choose((this.chosen + 1) % count);
  }

  /** Reads this line and shows it on the board, if its position is still there. */
  choose(line: number): void {
    this.chosen = line;
    if (this.veiled) return;
    const actions = this.line?.actions as Wire[] | undefined;
    if (actions && this.given?.version === this.position()?.version) this.suggested = [...actions];
  }

  /** Says and shows the move too. */
  unveil(): void {
    this.veiled = false;
    this.choose(this.chosen);
  }

  /** Another position is on the screen. */
  moveOn(): void {
    this.suggested = null;
    if (this.given?.version !== this.position()?.version) this.given = null;
  }

  cancel(): void {
    this.call?.abort();
    this.call = null;
  }

  close(): void {
    this.cancel();
    this.given = null;
    this.suggested = null;
  }
}
