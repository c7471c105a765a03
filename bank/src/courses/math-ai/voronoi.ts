import { Diagram } from '../../diagram.ts';
import type { Point } from './figures.ts';

/** Voronoi diagrams: the cells of a few sites within a rectangle, and their drawing. */

/** A rectangle by its ranges. */
export interface Box {
  x: readonly [number, number];
  y: readonly [number, number];
}

/** The part of a convex polygon that is nearer to `site` than to `other`. */
function nearer(polygon: readonly Point[], site: Point, other: Point): Point[] {
  const side = ([x, y]: Point) => (x - site[0]) ** 2 + (y - site[1]) ** 2 - (x - other[0]) ** 2 - (y - other[1]) ** 2;
  return polygon.flatMap((from, i) => {
    const to = polygon[(i + 1) % polygon.length] as Point;
    const [a, b] = [side(from), side(to)];
    const kept: Point[] = a <= 0 ? [from] : [];
    if (a * b < 0) kept.push([from[0] + ((to[0] - from[0]) * a) / (a - b), from[1] + ((to[1] - from[1]) * a) / (a - b)]);
    return kept;
  });
}

/** The cell of each site within the box, as a polygon. */
export function voronoiCells(sites: readonly Point[], { x, y }: Box): Point[][] {
  const corners: Point[] = [
    [x[0], y[0]],
    [x[1], y[0]],
    [x[1], y[1]],
    [x[0], y[1]],
  ];
  return sites.map((site) =>
    sites.reduce<Point[]>((cell, other) => (other === site ? cell : nearer(cell, site, other)), corners),
  );
}

/** Where beside a point a letter stays farthest from the edges of the cells, as pixels. */
function roomiest([x, y]: Point, sites: readonly Point[]): { dx: number; dy: number } {
  const room = ([u, v]: Point) => {
    const [first = 0, second = 0] = sites.map((site) => Math.hypot(site[0] - u, site[1] - v)).toSorted((p, q) => p - q);
    return second - first;
  };
  const corners: readonly Point[] = [
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, -1],
  ];
  const [i, j] = corners.toSorted(
    (p, q) => room([x + 0.7 * q[0], y + 0.6 * q[1]]) - room([x + 0.7 * p[0], y + 0.6 * p[1]]),
  )[0] as Point;
  return { dx: 12 * i, dy: j > 0 ? -7 : 17 };
}

/** The diagram of the sites A, B, C ... with further points by name. */
export function voronoiSvg(sites: readonly Point[], box: Box, further: Readonly<Record<string, Point>> = {}): string {
  const every = ([from, to]: readonly [number, number]) =>
    Array.from({ length: Math.floor((to - from) / 2) }, (_, i) => from + 2 * (i + 1)).filter((n) => n < to);
  const diagram = new Diagram({ ...box, equalScale: true, width: 400 }).axes({
    xTicks: every(box.x),
    yTicks: every(box.y),
    grid: true,
  });
  for (const cell of voronoiCells(sites, box)) diagram.polygon(cell);
  sites.forEach((site, i) => {
    diagram.point(site).label(site, 'ABCDEF'.charAt(i), { math: true, ...roomiest(site, sites) });
  });
  for (const [name, at] of Object.entries(further)) diagram.point(at).label(at, name, { math: true, ...roomiest(at, sites) });
  return diagram.toSvg();
}

/** The centre of the circle through three points, from the two perpendicular bisectors. */
export function circumcentre([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): Point {
  const d = 2 * (ax * (by - cy) + bx * (cy - ay) + cx * (ay - by));
  const [a, b, c] = [ax * ax + ay * ay, bx * bx + by * by, cx * cx + cy * cy];
  return [(a * (by - cy) + b * (cy - ay) + c * (ay - by)) / d, (a * (cx - bx) + b * (ax - cx) + c * (bx - ax)) / d];
}
