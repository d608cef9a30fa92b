/** The five seats' shapes: colour is the third cue, never the first. */

/** Outlines in a box of 24 × 24, by seat: disc, diamond, square, triangle, hexagon. */
export const SHAPES: readonly string[] = [
  'M12 2.500a9.500 9.500 0 1 1 0 19 9.500 9.500 0 0 1 0-19Z',
  'M12 1.500 22.500 12 12 22.500 1.500 12Z',
  'M4.500 3.500h15a1 1 0 0 1 1 1v15a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1v-15a1 1 0 0 1 1-1Z',
  'M12 2 22.500 21h-21Z',
  'M6.500 2.500h11L23 12l-5.500 9.500h-11L1 12Z',
];

/** The colour of a seat, as a CSS value. */
export function colour(seat: number): string {
  return `var(--seat-${seat % SHAPES.length})`;
}

/** What stands out on a seat's colour: white on dark ones, ink on light ones. */
export function onColour(seat: number): string {
  return ['#fff', '#fff', '#0b0f14', '#0b0f14', '#fff'][seat % SHAPES.length] ?? '#fff';
}
