/** The keyboard on the map: one hex has it, arrows pass it on, letters jump. */
import { shortcuts } from '$parts/keys';
import { tick } from 'svelte';
import type { Chart } from './layout';
import type { Play } from './play.svelte';
import { next, step } from './steps';
import type { readOut } from './readout';
import type { Hex, WolvesProps } from './wire';

export class Walker {
  focus = $state<Hex>('A1');
  /** What was last asked to be read aloud. */
  spoken = $state('');
  /** Whether a command is being typed. */
  typing = $state(false);
  /** Whether the marks on pieces in danger are the other way round than the setting says. */
  danger = $state(false);
  board: HTMLElement | undefined;
  /** Whether a card with choices has the keyboard, so that the map gets it back. */
  private asked = false;
  /** The height of the row that left and right keep to. */
  private row = 0;

  constructor(
    private readonly props: () => WolvesProps,
    private readonly play: Play,
    private readonly chart: () => Chart,
    /** Closes what lies over or beside the map; says whether there was anything. */
    private readonly close: () => boolean,
  ) {}

  private escape(): void {
    if (!this.close()) this.play.escape();
  }

  async goTo(hex: Hex | null): Promise<void> {
    if (hex === null) return;
    this.focus = hex;
    await tick();
    this.board?.querySelector<SVGElement>(`[data-hex="${hex}"]`)?.focus();
  }

  /** Keys while the map has the focus. */
  readonly onkey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (!this.press(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  private press({ key, shiftKey }: KeyboardEvent): boolean {
    const letters = this.props().settings.shortcuts;
    if (key === 'Enter' || key === ' ') {
      this.play.pick(this.focus, true);
      void this.toChoice();
    } else if (key === 'Escape') this.escape();
    else if (letters && key.toLowerCase() === 'n') void this.goTo(this.nextTarget(shiftKey));
    else if (letters && key.toLowerCase() === 'w') {
      void this.goTo(next(this.inOrder(this.play.wolves.keys()), this.focus, shiftKey));
    } else {
      const chart = this.chart();
      const sideways = key === 'ArrowLeft' || key === 'ArrowRight';
      if (!sideways) this.row = chart.place.get(this.focus)?.y ?? 0;
      const to = step(chart, this.focus, key, shiftKey, this.row);
      if (to === null) return false;
      if (!sideways) this.row = chart.place.get(to)?.y ?? 0;
      void this.goTo(to);
    }
    return true;
  }

  /** Where a target asks for a track, or which of several deeds is meant, the keyboard goes there. */
  private async toChoice(): Promise<void> {
    await tick();
    this.board?.querySelector<HTMLElement>('[data-choice] button')?.focus();
    this.asked = this.play.pinned !== null;
  }

  /** `N` goes through the targets, and where no wolf is chosen also the wolves that can walk. */
  private nextTarget(back: boolean): Hex | null {
    const { choice, aims, wolves } = this.play;
    const hexes = new Set(aims.keys());
    if (choice.from === null && (choice.mode === null || choice.mode === 'move')) {
      for (const hex of wolves.keys()) hexes.add(hex);
    }
    return next(this.inOrder(hexes), this.focus, back);
  }

  private inOrder(hexes: Iterable<Hex>): Hex[] {
    const order = this.chart().hexes.map((it) => it.hex);
    return [...hexes].toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
  }

  /** Listens on the whole page while the screen lives. */
  watch(): void {
    const { play } = this;
    const say = (what: Parameters<typeof readOut>[0]) => async () => {
      const { readOut } = await import('./readout');
      this.spoken = readOut(what, this.props(), this.focus);
    };
    $effect(() => {
      if (!this.chart().at.has(this.focus)) this.focus = this.chart().hexes[0]?.hex ?? 'A1';
    });
    $effect(() =>
      shortcuts(() => this.props().settings.shortcuts, {
        m: () => play.setMode('move'),
        d: () => play.setMode('build'),
        l: () => play.setMode('upgrade'),
        h: () => play.setMode('howl'),
        x: () => play.setMode('dominate'),
        v: () => (this.danger = !this.danger),
        z: () => void play.undo(),
        n: () => void this.goTo(this.nextTarget(false)),
        'Shift+N': () => void this.goTo(this.nextTarget(true)),
        'Shift+Z': () => void play.undo(true),
        'Shift+L': say('last'),
        'Shift+O': say('rivals'),
        'Shift+T': say('tiles'),
        'Shift+S': say('scores'),
        'Shift+R': say('region'),
        '/': () => (this.typing = true),
        Escape: () => this.escape(),
        ...Object.fromEntries(
          [...'h12345'].map((tile, index) => [String(index + 1), () => play.toggleTile(tile)]),
        ),
      }),
    );
    $effect(() => {
      if (play.pinned !== null || !this.asked) return;
      this.asked = false;
      void this.goTo(this.focus);
    });
    $effect(() => {
      // Enter ends the turn where nothing else has the focus.
      const enter = (event: KeyboardEvent) => {
        const idle = event.target === document.body && !event.defaultPrevented;
        if (event.key === 'Enter' && idle && play.offers.end) void play.endTurn();
      };
      addEventListener('keydown', enter);
      return () => removeEventListener('keydown', enter);
    });
  }
}
