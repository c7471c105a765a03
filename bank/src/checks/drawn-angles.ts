type Point = readonly [number, number];

/** Most that a drawn angle may differ from the one it is labelled with, in degrees: coordinates are rounded. */
const TOLERANCE = 1.5;
/** `Diagram.arc` draws 49 points. */
const POINTS_OF_AN_ARC = 49;

/** The angle that a sequence of points turns through about the centre of the circle through them, in degrees; null where they are on no circle. */
function sweep(points: readonly Point[]): number | null {
  const [a, b, c] = [points[0], points[Math.floor(points.length / 2)], points.at(-1)];
  if (!a || !b || !c) return null;
  const d = 2 * (a[0] * (b[1] - c[1]) + b[0] * (c[1] - a[1]) + c[0] * (a[1] - b[1]));
  if (Math.abs(d) < 1e-6) return null;
  const square = ([x, y]: Point) => x * x + y * y;
  const centre: Point = [
    (square(a) * (b[1] - c[1]) + square(b) * (c[1] - a[1]) + square(c) * (a[1] - b[1])) / d,
    (square(a) * (c[0] - b[0]) + square(b) * (a[0] - c[0]) + square(c) * (b[0] - a[0])) / d,
  ];
  const radii = points.map(([x, y]) => Math.hypot(x - centre[0], y - centre[1]));
  if (Math.max(...radii) > 1.02 * Math.min(...radii)) return null;
  const turn = (from: Point, to: Point) => {
    const [p, q] = [from, to].map(([x, y]) => Math.atan2(y - centre[1], x - centre[0]));
    return Math.abs(Math.atan2(Math.sin((q ?? 0) - (p ?? 0)), Math.cos((q ?? 0) - (p ?? 0))));
  };
  return ((turn(a, b) + turn(b, c)) * 180) / Math.PI;
}

/** Angles that a drawing names in degrees and does not draw: each needs an arc of its size, drawn to equal scales. */
export function drawnAngleFaults(svg: string): string[] {
  const arcs = [...svg.matchAll(/<path class="[^"]*" d="M([^"Z]+)"/g)]
    .map(([, path = '']) => path.split('L').map((at) => at.split(',').map(Number) as unknown as Point))
    .filter((points) => points.length === POINTS_OF_AN_ARC)
    .flatMap((points) => sweep(points) ?? []);
  const named = [...svg.matchAll(/>(\d+(?:\.\d+)?)°</g)].map(([, angle]) => Number(angle));
  return named
    .filter((angle) => !arcs.some((drawn) => Math.abs(drawn - angle) <= TOLERANCE))
    .map((angle) => `${angle}° is not drawn (arcs: ${arcs.map((arc) => arc.toFixed(1)).join(', ') || 'none'})`);
}
