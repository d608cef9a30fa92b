/** The window onto the map: how large a hex is, what is seen, and how both change. */
import { tick } from 'svelte';
import { fitting, WIDTH, type Chart, type Point } from './layout';

/** Stops of the zoom on small screens, as the width of a hex in pixels. */
export const CLOSE = 64;
const NEAR = 96;
/** Under this width fingers do not hit a hex, and small drawings are left out. */
export const FAR = 40;
const MOST = 160;

export class Lens {
  width = $state(0);
  height = $state(0);
  /** The upper part of the window lies under the calendar. */
  top = $state(0);
  /** The lower part that lies under a line of text. */
  foot = $state(0);
  left = $state(0);
  down = $state(0);
  /** The width of a hex that was chosen by hand or by a jump; `null` shows the whole map. */
  private zoomed = $state<number | null>(null);
  box: HTMLElement | undefined;

  constructor(private readonly chart: () => Chart) {}

  readonly fit = $derived.by(() =>
    fitting(this.chart().box, this.width - 8, this.height - this.top - this.foot - 12),
  );
  readonly hex = $derived.by(() => Math.max(this.zoomed ?? this.fit, this.fit));
  /** Drawing units per pixel. */
  readonly unit = $derived(WIDTH / this.hex);
  readonly whole = $derived(this.hex <= this.fit * 1.02);
  readonly far = $derived(this.hex < FAR);
  readonly content = $derived.by(() => ({
    width: this.chart().box.width / this.unit,
    height: this.chart().box.height / this.unit,
  }));
  /** Room around the map: it is centred, and may be pushed aside until half the window is empty. */
  readonly pad = $derived.by(() => {
    const slack = this.whole ? 0 : 0.4;
    const room = this.height - this.top - this.foot;
    return {
      x: Math.max((this.width - this.content.width) / 2, this.width * slack),
      y: Math.max((room - this.content.height) / 2, room * slack),
    };
  });
  /** What is seen, in units of the drawing. */
  readonly view = $derived.by(() => {
    const { box } = this.chart();
    return {
      x: box.x + (this.left - this.pad.x) * this.unit,
      y: box.y + (this.down - this.pad.y) * this.unit,
      width: this.width * this.unit,
      height: (this.height - this.top) * this.unit,
    };
  });

  /** Where a point of the drawing is in the window, in pixels. */
  toWindow({ x, y }: Point): Point {
    return {
      x: (x - this.view.x) / this.unit,
      y: (y - this.view.y) / this.unit + this.top,
    };
  }

  /** Whether a point is well inside the window, above what covers its foot. */
  sees(point: Point, margin = 26, foot = 0): boolean {
    const { x, y } = this.toWindow(point);
    const inside = (at: number, low: number, high: number) =>
      at > low + margin && at < high - margin;
    return inside(x, 0, this.width) && inside(y, this.top, this.height - foot);
  }

  scrolled(): void {
    this.left = this.box?.scrollLeft ?? 0;
    this.down = this.box?.scrollTop ?? 0;
  }

  /** Zooms so that what is under this point of the window stays there. */
  async zoomAt(hex: number, at: Point): Promise<void> {
    const { box } = this.chart();
    const held = {
      x: (this.left + at.x - this.pad.x) * this.unit + box.x,
      y: (this.down + at.y - this.top - this.pad.y) * this.unit + box.y,
    };
    const wanted = Math.min(MOST, hex);
    this.zoomed = wanted <= this.fit * 1.02 ? null : wanted;
    await tick();
    this.scrollTo(
      this.pad.x + (held.x - box.x) / this.unit - at.x,
      this.pad.y + (held.y - box.y) / this.unit - at.y + this.top,
    );
  }

  zoomBy(factor: number): Promise<void> {
    return this.zoomAt(this.hex * factor, {
      x: this.width / 2,
      y: this.middle,
    });
  }

  /** Whether the whole map is too small for fingers, so that it is played on closer. */
  readonly crowded = $derived(this.width > 0 && this.fit < FAR + 4);

  /** Goes on to the next stop of the zoom around a point of the window, from the nearest to the whole map. */
  nextStop(at: Point): Promise<void> {
    const close = Math.max(CLOSE, this.fit * 1.5);
    const stops = [close, Math.max(NEAR, close * 1.4)];
    return this.zoomAt(stops.find((it) => it > this.hex * 1.1) ?? this.fit, at);
  }

  /** Shows a point for a while, above what covers the foot of the window; the returned function goes back. */
  visit(point: Point, foot: number): () => void {
    const { zoomed, left, down } = this;
    void this.closeTo(point).then(() => this.centre(point, false, foot));
    return () => {
      this.zoomed = zoomed;
      void tick().then(() => this.scrollTo(left, down));
    };
  }

  /** Shows all of the map. */
  showAll(): void {
    this.zoomed = null;
  }

  /** Shows a point in the middle, at least this close. */
  async closeTo(point: Point, hex = CLOSE): Promise<void> {
    if (this.hex < hex) this.zoomed = hex;
    await tick();
    this.centre(point, false);
  }

  /** Pans to a point, so that it stands in the middle of what nothing covers. */
  centre({ x, y }: Point, smooth = true, foot = 0): void {
    const { box } = this.chart();
    this.scrollTo(
      this.pad.x + (x - box.x) / this.unit - this.width / 2,
      this.pad.y + (y - box.y) / this.unit - (this.middle - this.top - foot / 2),
      smooth,
    );
  }

  /** Pans as little as it takes to see all of these points; where they do not fit, not at all. */
  reveal(points: readonly Point[], margin = 34): void {
    const seen = points.map((it) => this.toWindow(it));
    const by = (list: number[], low: number, high: number) => {
      const [least, most] = [Math.min(...list) - margin - low, Math.max(...list) + margin - high];
      if (most - least > high - low) return null;
      return least < 0 ? least : Math.max(0, most);
    };
    const aside = by(
      seen.map((it) => it.x),
      0,
      this.width,
    );
    const down = by(
      seen.map((it) => it.y),
      this.top,
      this.height,
    );
    if (aside === null || down === null || (aside === 0 && down === 0)) return;
    this.scrollTo(this.left + aside, this.down + down, true);
  }

  private get middle(): number {
    return (this.height + this.top) / 2;
  }

  private scrollTo(left: number, top: number, smooth = false): void {
    this.box?.scrollTo({ left, top, behavior: smooth ? 'smooth' : 'instant' });
    if (!smooth) this.scrolled();
  }
}
