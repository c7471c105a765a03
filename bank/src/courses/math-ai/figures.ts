import { Diagram } from '../../diagram.ts';
import { normalDensity } from './distributions.ts';

/** Figures that several questions share, built from the calls of `Diagram`. */

export type Point = readonly [number, number];

/** Letters stand for unknown numbers and are set in italics. */
const isName = (text: string): boolean => /^[a-z]$/.test(text);

/** A network: vertices by name, edges with the label of their weight (empty for none). */
export interface Network {
  vertices: Readonly<Record<string, Point>>;
  edges: readonly (readonly [string, string, (number | string)?])[];
}

/** Draws a network; names stand outside, away from its middle, weights beside the middle of their edge. */
export function networkSvg({ vertices, edges }: Network): string {
  const places = Object.values(vertices);
  const mean = (pick: (p: Point) => number) => places.reduce((sum, p) => sum + pick(p), 0) / places.length;
  const middle: Point = [mean((p) => p[0]), mean((p) => p[1])];
  const span = (pick: (p: Point) => number, pad: number): [number, number] => [
    Math.min(...places.map(pick)) - pad,
    Math.max(...places.map(pick)) + pad,
  ];
  const diagram = new Diagram({ x: span((p) => p[0], 0.4), y: span((p) => p[1], 0.4), equalScale: true, width: 420 });
  for (const [from, to, weight] of edges) {
    const [a, b] = [vertices[from] as Point, vertices[to] as Point];
    diagram.segment(a, b);
    if (weight === undefined) continue;
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    // The upper normal, so that a weight never lies on its own edge.
    const [nx, ny] = [-(b[1] - a[1]) / length, (b[0] - a[0]) / length];
    const up = ny < 0 || (ny === 0 && nx < 0) ? -1 : 1;
    // Long edges may cross in the middle: their weights stand nearer to the first vertex.
    const along = length > 4 ? 0.3 : 0.5;
    diagram.label([a[0] + along * (b[0] - a[0]), a[1] + along * (b[1] - a[1])], `${weight}`, {
      dx: 12 * nx * up,
      dy: -12 * ny * up + 4,
    });
  }
  for (const [name, at] of Object.entries(vertices)) {
    const [x, y] = [at[0] - middle[0], at[1] - middle[1]];
    const away = Math.hypot(x, y) < 0.3 ? [0, 1] : [x / Math.hypot(x, y), y / Math.hypot(x, y)];
    diagram.point(at).label(at, name, { math: true, dx: 15 * (away[0] as number), dy: -15 * (away[1] as number) + 5 });
  }
  return diagram.toSvg();
}

/** A normal curve over `mean` ± 3.4 `deviation`, shaded between two values, with values named on the axis. */
export function normalSvg(mean: number, deviation: number, shaded: Point, ticks: readonly number[], name: string): string {
  const density = (x: number) => normalDensity((x - mean) / deviation);
  const [low, high] = [mean - 3.4 * deviation, mean + 3.4 * deviation];
  const bounded = (x: number) => Math.min(Math.max(x, low), high);
  const diagram = new Diagram({ x: [low, high], y: [0, 0.44], height: 220 })
    .shadeBetween(density, () => 0, bounded(shaded[0]), bounded(shaded[1]))
    .graph(density, low, high)
    .arrow([low, 0], [high, 0], 'd-axis')
    .segment([mean, 0], [mean, density(mean)], 'd-dashed')
    .label([high, 0], name, { math: true, dx: 14, dy: -8 });
  for (const tick of ticks) diagram.label([tick, 0], `${tick}`, { dy: 18 });
  return diagram.toSvg();
}

/** A two-stage tree: first-stage branches, each with its second-stage branches; labels as they stand on the tree. */
export function treeSvg(
  branches: readonly { name: string; label: string; next: readonly { name: string; label: string }[] }[],
): string {
  const diagram = new Diagram({ x: [0, 10], y: [0, 8], width: 440, height: 300 });
  const slot = 8 / branches.reduce((sum, { next }) => sum + next.length, 0);
  let top = 8;
  for (const { name, label, next } of branches) {
    const y = top - (slot * next.length) / 2;
    diagram.segment([0.2, 4], [4, y]).label([2.1, (4 + y) / 2], label, { math: isName(label), dy: y > 4 ? -12 : 20 });
    diagram.label([4, y], name, { math: true, dx: 14, dy: 5 });
    next.forEach((branch, i) => {
      const end = top - slot * (i + 0.5);
      diagram
        .segment([4.8, y], [8.6, end])
        .label([6.7, (y + end) / 2], branch.label, { math: isName(branch.label), dy: end > y ? -8 : 16 });
      diagram.label([8.6, end], branch.name, { math: true, dx: 14, dy: 5 });
    });
    top -= slot * next.length;
  }
  return diagram.toSvg();
}

/** Two overlapping sets in their universe, with what stands in each region. */
export function vennSvg(names: readonly [string, string], regions: readonly [string, string, string, string]): string {
  const [onlyFirst, shared, onlySecond, outside] = regions;
  return new Diagram({ x: [0, 12], y: [0, 7.6], equalScale: true, width: 400 })
    .polygon([
      [0, 0],
      [12, 0],
      [12, 7.6],
      [0, 7.6],
    ])
    .circle([4.5, 3.8], 2.6)
    .circle([7.5, 3.8], 2.6)
    .label([0.5, 6.8], 'U', { math: true })
    .label([2.2, 6.3], names[0], { math: true })
    .label([9.8, 6.3], names[1], { math: true })
    .label([3.3, 3.7], onlyFirst, { math: isName(onlyFirst) })
    .label([6, 3.7], shared, { math: isName(shared) })
    .label([8.7, 3.7], onlySecond, { math: isName(onlySecond) })
    .label([11.2, 0.6], outside, { math: isName(outside) })
    .toSvg();
}

/** A box plot over a scale, where asked with its values; `five` is minimum, lower quartile, median, upper quartile, maximum. */
export function boxPlotSvg(
  five: readonly [number, number, number, number, number],
  ticks: readonly number[],
  name: string,
  withValues = false,
): string {
  const [low, q1, median, q3, high] = five;
  const range: Point = [Math.min(...ticks), Math.max(...ticks)];
  const diagram = new Diagram({ x: range, y: [-0.9, 3], height: 190 })
    .polygon([
      [q1, 1],
      [q3, 1],
      [q3, 2.4],
      [q1, 2.4],
    ])
    .segment([median, 1], [median, 2.4])
    .segment([low, 1.7], [q1, 1.7])
    .segment([q3, 1.7], [high, 1.7])
    .segment([low, 1.35], [low, 2.05])
    .segment([high, 1.35], [high, 2.05])
    .segment([range[0], 0], [range[1], 0], 'd-axis');
  for (const tick of ticks) diagram.segment([tick, 0], [tick, 0.15], 'd-axis').label([tick, 0], `${tick}`, { dy: 17 });
  if (withValues) {
    for (const [i, value] of five.entries()) diagram.label([value, i % 4 === 0 ? 2.05 : 2.4], `${value}`, { dy: -6 });
  }
  return diagram.label([(range[0] + range[1]) / 2, -0.9], name, { dy: 10 }).toSvg();
}
