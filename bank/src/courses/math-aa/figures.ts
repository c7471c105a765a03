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
  const reach = radius * 1.8;
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

export interface Branch {
  label: string;
  /** As printed on the branch; empty where the reader is to find it. */
  probability: string;
  children?: readonly Branch[];
}

/** A tree diagram of two stages, from left to right. */
export function probabilityTree(branches: readonly Branch[]): Diagram {
  const leaves = branches.flatMap(({ children = [] }) => children);
  const drawing = new Diagram({ x: [0, 10], y: [0, leaves.length], width: 400, height: 56 + 46 * leaves.length });
  const root: Point = [0.2, leaves.length / 2];
  let row = leaves.length;
  const write = (from: Point, to: Point, { label, probability }: Branch) => {
    drawing.segment(from, [to[0] - 0.35, to[1]]);
    drawing.label(to, label, { dy: 5, dx: 4 });
    const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    drawing.label(middle, probability, { dy: to[1] >= from[1] - 0.01 ? -9 : 19, dx: -3 - 5 * Math.abs(to[1] - from[1]) });
  };
  for (const branch of branches) {
    const children = branch.children ?? [];
    const node: Point = [4.4, row - children.length / 2];
    write(root, node, branch);
    children.forEach((child, i) => {
      write([node[0] + 0.55, node[1]], [9.2, row - i - 0.5], child);
    });
    row -= children.length;
  }
  return drawing;
}

/** A Venn diagram of two sets with the texts of their parts. */
export function vennDiagram(
  names: readonly [string, string],
  parts: { left: string; both: string; right: string; outside: string },
): Diagram {
  const drawing = new Diagram({ x: [-5, 5], y: [-3, 3], equalScale: true, width: 360 });
  drawing.polygon([
    [-5, -3],
    [5, -3],
    [5, 3],
    [-5, 3],
  ]);
  drawing.circle([-1.3, 0], 2.1).circle([1.3, 0], 2.1);
  drawing
    .label([-3, 2.1], names[0], { math: true })
    .label([3, 2.1], names[1], { math: true })
    .label([-4.7, 2.5], 'U', { math: true, dy: 4 });
  drawing.label([-2.1, 0], parts.left, { dy: 4 }).label([0, 0], parts.both, { dy: 4 }).label([2.1, 0], parts.right, { dy: 4 });
  drawing.label([4.2, -2.4], parts.outside);
  return drawing;
}

/** A box plot over a number line with the given ticks. */
export function boxPlot(five: readonly [number, number, number, number, number], ticks: readonly number[]): Diagram {
  const [low, q1, median, q3, high] = five;
  const span: Point = [ticks[0] ?? low, ticks.at(-1) ?? high];
  const pad = (span[1] - span[0]) * 0.04;
  const drawing = new Diagram({ x: [span[0] - pad, span[1] + pad * 2], y: [0, 4], width: 440, height: 170 });
  drawing.arrow([span[0] - pad, 0], [span[1] + pad * 2, 0], 'd-axis');
  for (const tick of ticks) drawing.segment([tick, 0], [tick, -0.15], 'd-axis').label([tick, 0], `${tick}`, { dy: 20 });
  drawing.polygon([
    [q1, 1.5],
    [q3, 1.5],
    [q3, 3.1],
    [q1, 3.1],
  ]);
  drawing.segment([median, 1.5], [median, 3.1]).segment([low, 2.3], [q1, 2.3]).segment([q3, 2.3], [high, 2.3]);
  drawing.segment([low, 1.9], [low, 2.7]).segment([high, 1.9], [high, 2.7]);
  for (const value of five) drawing.segment([value, 0], [value, 1.4], 'd-dashed');
  return drawing;
}
