/** The seats' shapes around (0, 0), in any size, and the stone of the pack that nobody plays. */
import { rounded } from './layout';

/** The seat number under which the passive pack is drawn. */
export const STONE = 9;

/** The outline of a seat's piece. */
export function seatShape(seat: number, r: number): string {
  switch (seat) {
    case 0:
      return `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
    case 1:
      return regular(4, r * 1.2, 0, 0.2);
    case 2:
      return regular(4, r * 0.9 * Math.SQRT2, 0, 0.19, 45);
    case 3:
      return regular(3, r * 1.42, r * 0.2, 0.34);
    case STONE:
      return stoneShape(r * 1.12, false);
    default:
      return regular(6, r * 1.1, 0, 0.2);
  }
}

/** A regular polygon with a corner on top, turned by some degrees. */
function regular(sides: number, radius: number, down: number, soft: number, turn = 0): string {
  const points = Array.from({ length: sides }, (_, index) => {
    const angle = ((turn - 90 + (index * 360) / sides) * Math.PI) / 180;
    return { x: radius * Math.cos(angle), y: down + radius * Math.sin(angle) };
  });
  return rounded(points, radius * soft);
}

/** A standing stone; a tall one for an alpha. */
export function stoneShape(r: number, tall: boolean): string {
  const h = tall ? 1.3 : 1.08;
  const points = [
    [-0.62, 0.86],
    [-0.78, -0.1],
    [-0.52, -0.72 * h],
    [-0.02, -h],
    [0.5, -0.78 * h],
    [0.76, -0.08],
    [0.66, 0.86],
  ] as const;
  return rounded(
    points.map(([x, y]) => ({ x: x * r, y: y * r })),
    r * 0.22,
  );
}
