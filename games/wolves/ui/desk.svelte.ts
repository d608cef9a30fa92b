/** The screen as it stands: which layout the window gets, and what is open beside or over the map. */
import { gainOf, type Gain, type RowOfBoard } from './moments';
import { play as sound } from '$parts/sound';
import { leadsChanged, scored } from './news';
import type { Lens } from './lens.svelte';
import type { Play } from './play.svelte';
import { sizeOf } from './size';
import { MODES } from './targets';
import { statusOf } from './told';
import { untrack } from 'svelte';
import type { Line, WolvesProps } from './wire';

/** How long a change of the lead is pointed out, in milliseconds. */
const FLASH = 900;

const TERRAINS = ['forest', 'rock', 'grass', 'tundra', 'desert'] as const;

export class Desk {
  width = $state(1440);
  height = $state(840);
  /** The width of an element that is ten times the page's text. */
  probe = $state(160);

  /** The tab beside the map, where there is one column. */
  tab = $state<'pack' | 'rivals' | 'regions' | 'log'>('pack');
  /** What the sheet beside the map shows on large screens. */
  story = $state<'since' | 'log'>('since');
  /** What is open over the map on small screens. */
  drawer = $state<'pack' | 'regions' | 'log' | null>(null);
  /** A player whose board is looked at. */
  looking = $state<number | null>(null);
  /** A line of the log that is shown on the map. */
  picked = $state.raw<Line | null>(null);
  /** A region that is pointed out. */
  region = $state<string | null>(null);
  /** Whether the ways to pay are laid out, where the card is not always there. */
  ways = $state(false);
  /** The regions whose lead has just passed to another pack. */
  flashing = $state.raw<ReadonlySet<string>>(new Set());

  constructor(
    private readonly source: () => WolvesProps,
    readonly play: Play,
    readonly lens: Lens,
  ) {}

  readonly given = $derived.by(() => this.source());
  readonly view = $derived.by(() => this.given.frame.view);
  readonly figures = $derived.by(() => this.given.frame.figures);

  /** Whether a part of the screen is shown: all of them, but in a lesson only what has been taught. */
  shows(panel: string): boolean {
    return this.given.lesson?.panels?.includes(panel) ?? true;
  }
  /** Whether a lesson points a part of the screen out. */
  pointsOut(panel: string): boolean {
    return this.given.lesson?.marks.includes(panel) ?? false;
  }
  /** The actions on offer. */
  readonly modes = $derived.by(() => MODES.filter((it) => it === 'move' || this.shows(it)));

  readonly rem = $derived(this.probe / 10 || 16);
  readonly size = $derived.by(() => sizeOf(this.width, this.height, this.rem));
  readonly low = $derived((this.height * 16) / this.rem < 850);
  /** No room for a second line of text. */
  readonly tight = $derived((this.height * 16) / this.rem < (this.size === 'side' ? 360 : 500));
  readonly columned = $derived(this.size === 'large' || this.size === 'medium');

  readonly own = $derived.by(() => this.given.viewer ?? this.view.active ?? 0);
  /** The seats, the viewer's first. */
  readonly order = $derived.by(() =>
    this.view.seats.map((_, step) => (this.own + step) % this.view.players),
  );
  readonly rivals = $derived.by(() =>
    this.order.slice(1).flatMap((seat) => this.view.seats[seat] ?? []),
  );
  readonly shown = $derived.by(() => this.view.seats[this.looking ?? this.own]);
  readonly scored = $derived.by(() => scored(this.given.log));
  readonly status = $derived.by(() =>
    statusOf(this.given, this.play, {
      picked: this.picked,
      looking: this.looking,
      compact: !this.columned,
    }),
  );
  readonly paying = $derived.by(() =>
    this.play.aimed && this.play.aimed.kind !== 'free' ? (this.play.pay ?? '') : '',
  );
  readonly playing = $derived.by(() => this.play.mine && this.view.phase === 'play');
  readonly setup = $derived.by(() => this.view.phase !== 'play' && this.view.phase !== 'over');
  /** Whether others play and the viewer watches. */
  readonly watching = $derived.by(
    () =>
      this.given.viewer !== null &&
      this.given.pace !== undefined &&
      this.given.settings.speed > 0 &&
      this.view.active !== null &&
      !this.play.mine,
  );
  /** What the event that is shown brings to the pack that did it. */
  readonly gain = $derived.by((): (Gain & { seat: number }) | null => {
    const { stage } = this.given;
    const seat = stage ? this.view.seats[stage.seat] : undefined;
    if (!stage || !seat) return null;
    const now: Record<RowOfBoard, number> = {
      spread: 0,
      speed: 0,
      howl: 0,
      ...Object.fromEntries(seat.tracks.map((it) => [it.track, it.taken])),
      lairs: seat.lairs_built,
      prey: seat.prey.length,
      wolves: seat.wolves_placed,
    };
    const gain = gainOf(stage.event, this.view.facts, (row) => now[row] - (stage.after ? 1 : 0));
    return gain && { ...gain, seat: stage.seat };
  });
  /** The row of a board whose value has just been uncovered. */
  readonly glow = $derived.by(() => (this.given.stage?.after ? this.gain : null));
  /** Names on tiles, where the longest of this language fits. */
  readonly named = $derived.by(() => {
    const { size, width, rem } = this;
    const row = size === 'tablet' ? (width - 2.5 * rem) * 0.6 : width - 1.5 * rem;
    const wide = size === 'tablet' || size === 'phone' ? (row - 2 * rem) / 6 : 1e3;
    const short = TERRAINS.map((it) => this.given.t(`wolves-ui-short-${it}`).length);
    return Math.max(...short) * 7.6 * (rem / 16) < wide - 2;
  });

  show(lines: Line[]): void {
    this.close();
    this.given.show(lines);
  }

  /** Opens a player's board, or closes it. */
  look(seat: number): void {
    this.picked = null;
    this.looking = this.looking === seat && this.drawer !== 'regions' ? null : seat;
    this.drawer = this.columned || this.looking === null ? null : 'pack';
    if (this.size === 'medium') this.tab = seat === this.own ? 'pack' : 'rivals';
  }

  /** Goes to the next or previous rival's board. */
  step(by: 1 | -1): void {
    const seats = this.rivals.map((it) => it.seat);
    const at = seats.indexOf(this.looking ?? -1) + by + seats.length;
    this.looking = seats[at % seats.length] ?? null;
  }

  pick(line: Line | null): void {
    this.picked = line;
    this.looking = null;
    this.drawer = null;
  }

  /** Closes what was opened last; says whether there was anything. */
  close(): boolean {
    const open = this.picked !== null || this.looking !== null || this.drawer !== null || this.ways;
    [this.picked, this.looking, this.drawer, this.ways] = [null, null, null, false];
    return open;
  }

  /** A new position and every choice of one's own lead back to the present. */
  watch(): void {
    let last = untrack(() => this.given.frame);
    $effect(() => {
      const { frame, settings } = this.given;
      const changed = frame.version > last.version ? leadsChanged(last.figures, frame.figures) : [];
      last = frame;
      if (changed.length === 0 || settings.speed === 0) return;
      this.flashing = new Set(changed);
      sound('wood', 0.7);
      const timer = setTimeout(() => (this.flashing = new Set()), FLASH);
      return () => {
        clearTimeout(timer);
        this.flashing = new Set();
      };
    });
    $effect(() => {
      void this.given.frame.version;
      [this.picked, this.ways] = [null, false];
    });
    $effect(() => {
      const { choice, pinned } = this.play;
      if (choice.mode !== null || choice.from !== null) [this.picked, this.looking] = [null, null];
      if (pinned === null) this.ways = false;
    });
  }
}
