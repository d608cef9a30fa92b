/** Which of five layouts a window gets. */

/**
 * `large`: map between two columns. `medium`: map and one column. `tablet`: map over a sheet of two
 * rows. `phone`: map over a sheet. `side`: a low window, map and one narrow column.
 */
export type Size = 'large' | 'medium' | 'tablet' | 'phone' | 'side';

/** Decided in units of the text, so that larger text gets the layout of a smaller window. */
export function sizeOf(width: number, height: number, rem: number): Size {
  const [w, h] = [(width * 16) / rem, (height * 16) / rem];
  if (w > h) {
    if (w >= 1240 && h >= 560) return 'large';
    return w >= 900 && h >= 520 ? 'medium' : 'side';
  }
  return w >= 700 ? 'tablet' : 'phone';
}
