/** A card that a mouse or pen drags onto a kingdom: one more way to play it, never the only one. */
import type { KingdomId } from './wire';

/** So far a pointer has to go before a press is a drag, in pixels. */
const SLOP = 8;

export interface Dragged {
  /** The card leaves the hand. */
  onstart(): void;
  /** It is let go over a kingdom, or nowhere. */
  ondrop(kingdom: KingdomId | null): void;
}

/** Lets an element be dragged; a drag is not a click. */
export function draggable(node: HTMLElement, wanted: () => Dragged | null): () => void {
  let from: { x: number; y: number } | null = null;
  let moving: Dragged | null = null;

  const down = (event: PointerEvent) => {
    if (event.pointerType === 'touch' || event.button !== 0 || !wanted()) return;
    from = { x: event.clientX, y: event.clientY };
  };
  const move = (event: PointerEvent) => {
    if (!from) return;
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
    if (!moving) {
      if (Math.hypot(dx, dy) < SLOP) return;
      moving = wanted();
      node.setPointerCapture(event.pointerId);
      node.dataset.dragged = '';
      moving?.onstart();
    }
    node.style.translate = `${dx}px ${dy}px`;
  };
  const up = (event: PointerEvent) => {
    const done = moving;
    stop();
    if (!done) return;
    const below = document.elementsFromPoint(event.clientX, event.clientY);
    const place = below.map((it) => it.closest<HTMLElement>('[data-drop]')).find((it) => it);
    done.ondrop((place?.dataset.drop as KingdomId | undefined) ?? null);
    addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', swallow, { capture: true }));
  };
  const stop = () => {
    [from, moving] = [null, null];
    node.style.translate = '';
    delete node.dataset.dragged;
  };
  const swallow = (event: Event) => event.stopPropagation();

  node.addEventListener('pointerdown', down);
  node.addEventListener('pointermove', move);
  node.addEventListener('pointerup', up);
  node.addEventListener('pointercancel', stop);
  return () => {
    node.removeEventListener('pointerdown', down);
    node.removeEventListener('pointermove', move);
    node.removeEventListener('pointerup', up);
    node.removeEventListener('pointercancel', stop);
  };
}
