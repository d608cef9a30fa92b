/** How the screen is laid out, by the room it has. */

/**
 * - `wide`: the large board, the hand below it, the rail beside it.
 * - `tablet`: the same without the rail, which opens as a drawer.
 * - `portrait`: the small board above, one decree, hand and buttons below, the rest behind tabs.
 * - `landscape`: the small board on the left, everything else in a column.
 */
export type Form = 'wide' | 'tablet' | 'portrait' | 'landscape';

/** The form for a room of this many pixels, where the text is `rem` pixels high. */
export function formOf(width: number, height: number, rem = 16): Form {
  // Nothing is laid out yet, or never will be: tests have no layout.
  if (width === 0 || height === 0) return 'wide';
  const [across, down] = [width / rem, height / rem];
  if (width < height * 0.95) return 'portrait';
  if (down < 40 || across < 58) return 'landscape';
  return across < 76 ? 'tablet' : 'wide';
}
