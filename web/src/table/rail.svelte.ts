/** Lays an element over the board's side column, which the board marks with `data-rail`. */

/** Where there is no such column: the lower right corner, at most this high and wide. */
const CORNER = { width: 384, height: 0.6 };

export function railOf(node: HTMLElement): () => void {
  const area = node.parentElement;
  // What lies under the rail cannot be pressed.
  let under: HTMLElement | null = null;
  const cover = (column: HTMLElement | null) => {
    if (under) under.inert = false;
    under = column;
    if (under) under.inert = true;
  };
  const place = () => {
    if (!area) return;
    const whole = area.getBoundingClientRect();
    const covered = area.querySelector<HTMLElement>('[data-rail]');
    if (covered !== under) cover(covered);
    const column = covered?.getBoundingClientRect();
    const width = Math.min(CORNER.width, whole.width - 16);
    const box = column?.height
      ? {
          left: column.left - whole.left,
          top: column.top - whole.top,
          width: column.width,
          height: column.height,
        }
      : {
          left: whole.width - width - 8,
          top: whole.height * (1 - CORNER.height) - 8,
          width,
          height: whole.height * CORNER.height,
        };
    for (const [side, value] of Object.entries(box)) {
      node.style.setProperty(side === 'height' ? 'max-height' : side, `${Math.round(value)}px`);
    }
  };
  place();
  let later = 0;
  // A board that changes its form has its new column a moment after its size.
  const watch = new ResizeObserver(() => {
    place();
    cancelAnimationFrame(later);
    later = requestAnimationFrame(place);
  });
  if (area) watch.observe(area);
  return () => {
    watch.disconnect();
    cancelAnimationFrame(later);
    cover(null);
  };
}
