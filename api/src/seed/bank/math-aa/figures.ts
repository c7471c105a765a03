import { Diagram } from '../../diagram.ts';

/** Figures of geometry and statistics, built from the calls of `Diagram`. */

export type Point = readonly [number, number];

/** A direction as a unit vector; zero stays zero. */
function unit([x, y]: Point): Point {
  const size = Math.hypot(x, y) || 1;
  return [x / size, y / size];
}

/** Marks the angle at `vertex` from the ray to `from` anticlockwise to the ray to `to`, with its name inside. */
export function markAngle(drawing: Diagram, vertex: Point, from: Point, to: Point, text: string, radius: number): void {
  const angle = (p: Point) => Math.atan2(p[1] - vertex[1], p[0] - vertex[0]);
  const start = angle(from);
  const turn = (angle(to) - start + 4 * Math.PI) % (2 * Math.PI);
  drawing.arc(vertex, radius, start, start + turn, 'd-axis');
  const middle = start + turn / 2;
  const reach = radius * 1.6;
  drawing.label([vertex[0] + reach * Math.cos(middle), vertex[1] + reach * Math.sin(middle)], text, { dy: 4 });
}

/** Names a point on the side away from `centre`. */
export function nameOutside(drawing: Diagram, at: Point, centre: Point, text: string, distance = 15): void {
  const [ux, uy] = unit([at[0] - centre[0], at[1] - centre[1]]);
  drawing.label(at, text, { dx: distance * ux, dy: -distance * uy + 5 });
}

export interface TriangleLabels {
  /** Names of the vertices, anticlockwise. */
  vertices: readonly [string, string, string];
  /** Labels of the sides opposite to the vertices; empty for none. */
  sides?: readonly [string, string, string];
  /** Labels of the angles at the vertices; empty for none. */
  angles?: readonly [string, string, string];
}

/** A triangle from its vertices, anticlockwise, with names, sides and angles. */
export function triangle(vertices: readonly [Point, Point, Point], labels: TriangleLabels, width = 380): Diagram {
  const [xs, ys] = [vertices.map(([x]) => x), vertices.map(([, y]) => y)];
  const size = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
  const pad = size * 0.14;
  const drawing = new Diagram({
    x: [Math.min(...xs) - pad, Math.max(...xs) + pad],
    y: [Math.min(...ys) - pad * 0.5, Math.max(...ys) + pad * 0.5],
    equalScale: true,
    width,
  });
  drawing.polygon(vertices);
  const centre: Point = [(xs[0] ?? 0) / 3 + (xs[1] ?? 0) / 3 + (xs[2] ?? 0) / 3, ys.reduce((a, b) => a + b, 0) / 3];
  vertices.forEach((vertex, i) => {
    const next = vertices[(i + 1) % 3] as Point;
    const last = vertices[(i + 2) % 3] as Point;
    nameOutside(drawing, vertex, centre, labels.vertices[i] ?? '');
    const angle = labels.angles?.[i];
    if (angle) markAngle(drawing, vertex, next, last, angle, size * 0.12);
    const side = labels.sides?.[i];
    if (side) {
      const middle: Point = [(next[0] + last[0]) / 2, (next[1] + last[1]) / 2];
      const normal = unit([last[1] - next[1], next[0] - last[0]]);
      const outward = normal[0] * (middle[0] - centre[0]) + normal[1] * (middle[1] - centre[1]) < 0 ? -1 : 1;
      drawing.label(middle, side, { dx: 26 * normal[0] * outward, dy: -14 * normal[1] * outward + 5 });
    }
  });
  return drawing;
}
