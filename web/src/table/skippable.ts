/** While others' events are shown, any key or click skips them and does nothing else. */
import type { Showing } from './showing.svelte';

const KINDS = ['click', 'keydown', 'pointerdown'] as const;
const MODIFIERS = ['Tab', 'Shift', 'Control', 'Alt', 'Meta'];

/** An attachment for the area in which a game is shown. */
export function skippable(showing: () => Showing): (area: HTMLElement) => () => void {
  const skip = (event: Event) => {
    // Controls of the pace act themselves.
    if (!showing().holding || (event.target as Element | null)?.closest('[data-pace]')) return;
    if (event instanceof KeyboardEvent && MODIFIERS.includes(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.type !== 'pointerdown') showing().skip();
  };
  return (area) => {
    for (const kind of KINDS) area.addEventListener(kind, skip, { capture: true });
    return () => {
      for (const kind of KINDS) area.removeEventListener(kind, skip, { capture: true });
    };
  };
}
