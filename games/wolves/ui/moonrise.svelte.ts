/** A moon that rises while the viewer looks on: the page waits until its ceremony is over. */
import { untrack } from 'svelte';
import { ceremonyIn, type Ceremony } from './ceremony';
import type { WolvesProps } from './wire';

export class Moonrise {
  ceremony = $state.raw<Ceremony | null>(null);
  private seen: number;
  private release = () => {};

  constructor(private readonly props: () => WolvesProps) {
    this.seen = untrack(() => props().frame.version);
  }

  end(): void {
    this.ceremony = null;
    this.release();
    this.release = () => {};
  }

  watch(): void {
    $effect(() => {
      const { log, frame, settings, viewer, hold } = this.props();
      if (frame.version <= this.seen) return;
      const found = ceremonyIn(log, this.seen, frame.view, frame.figures);
      this.seen = frame.version;
      if (!found || settings.speed === 0 || viewer === null) return;
      this.ceremony = found;
      this.release();
      this.release = hold?.() ?? (() => {});
    });
    $effect(() => () => this.release());
  }
}
