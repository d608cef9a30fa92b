/** The room the table has: its form, and where little of it is left. */
import { formOf, type Form } from './form';

export class Room {
  form = $state<Form>('wide');
  /** How much larger than 16 pixels the text is, for what is drawn in pixels. */
  scale = $state(1);
  /** So narrow that the gold button has no room for a sentence. */
  tight = $state(false);
  /** A window so low that tabs would leave no room for the hand. */
  low = $state(false);

  /** Whether the small board is shown, with one decree beside it. */
  get small(): boolean {
    return this.form === 'portrait' || this.form === 'landscape';
  }

  /** An attachment that measures the room and the size of the text now and whenever they change. */
  readonly measured = (node: HTMLElement) => {
    const measure = () => {
      const rem = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
      this.form = formOf(node.clientWidth, node.clientHeight, rem);
      this.scale = rem / 16;
      this.low = node.clientHeight < 43 * rem;
      // Beside a board that fills the height, the header has half of the width.
      this.tight = node.clientWidth < (this.form === 'landscape' ? 32 : 21) * rem;
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const watch = new ResizeObserver(measure);
    watch.observe(node);
    for (const rule of node.querySelectorAll('.rem')) watch.observe(rule);
    return () => watch.disconnect();
  };
}
