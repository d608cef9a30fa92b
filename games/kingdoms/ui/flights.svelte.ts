/** What flies over the table: a card to its kingdom, points to a score. Nothing flies with reduced motion. */
import type { Card } from './wire';

export interface Flight {
  key: number;
  /** Centre and width, in pixels of the window. */
  from: Spot;
  to: Spot;
  ms: number;
  /** Milliseconds before it leaves. */
  delay: number;
  card: Card | null;
  /** What stands on the pennon if it is no card: "+9". */
  text: string;
}

export interface Spot {
  x: number;
  y: number;
  width: number;
}

export class Flights {
  list = $state.raw<Flight[]>([]);
  private key = 0;

  /** Sends something off, if there is somewhere to start from and somewhere to go. */
  send(
    from: Spot | null,
    to: Spot | null,
    what: Partial<Pick<Flight, 'card' | 'text' | 'delay'>> & { ms: number },
  ): void {
    if (!from || !to || !moves()) return;
    this.key += 1;
    const flight = { card: null, text: '', delay: 0, ...what, key: this.key, from, to };
    this.list = [...this.list, flight];
  }

  landed(key: number): void {
    this.list = this.list.filter((it) => it.key !== key);
  }
}

/** Where an element is; `null` if it is not to be seen. */
export function spotOf(element: Element | null | undefined): Spot | null {
  const box = element?.getBoundingClientRect();
  if (!box || box.width === 0) return null;
  return { x: box.left + box.width / 2, y: box.top + box.height / 2, width: box.width };
}

/** Whether the device wants things to move. */
export function moves(): boolean {
  return (
    typeof matchMedia === 'function' && !matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}
