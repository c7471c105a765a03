/** The shapes of a grader's marks, shared by screen and report. Lengths are those of the drawing, y downwards. */

type Point = readonly [x: number, y: number];

/** How the outline of a pen stroke follows its points, as perfect-freehand's settings. */
export const PEN = { thinning: 0.5, smoothing: 0.5, streamline: 0.35, simulatePressure: false } as const;

const fixed = (value: number) => value.toFixed(2);

/** The outline of a stroke as the data of an SVG path; empty for no outline. */
export function outlinePath(outline: readonly Point[]): string {
  const [first] = outline;
  if (!first) return '';
  // Curves through the middles of neighbouring points leave no corners.
  const curve = outline.map(([x, y], index) => {
    const [nextX, nextY] = outline[(index + 1) % outline.length] ?? first;
    return `${fixed(x)},${fixed(y)} ${fixed((x + nextX) / 2)},${fixed((y + nextY) / 2)}`;
  });
  return `M${fixed(first[0])},${fixed(first[1])} Q${curve.join(' ')} Z`;
}

/** Lines of the stamps around their centre; unit: the stamp's size. */
const STAMPS: Readonly<Record<'tick' | 'cross', readonly (readonly Point[])[]>> = {
  tick: [
    [
      [-0.45, 0.08],
      [-0.12, 0.42],
      [0.48, -0.45],
    ],
  ],
  cross: [
    [
      [-0.42, -0.42],
      [0.42, 0.42],
    ],
    [
      [0.42, -0.42],
      [-0.42, 0.42],
    ],
  ],
};

/** How thick the lines of a stamp are, in sizes. */
export const STAMP_LINE = 0.13;

/** A stamp around x, y as SVG path data, drawn with round ends. */
export function stampPath(kind: 'tick' | 'cross', x: number, y: number, size: number): string {
  const at = ([dx, dy]: Point) => `${fixed(x + dx * size)} ${fixed(y + dy * size)}`;
  return STAMPS[kind].map((line) => `M${line.map(at).join(' L')}`).join(' ');
}

/** The pill around a mark's label, in sizes of its letters. */
export const PILL = { height: 1.5, radius: 0.4, line: 0.08, opacity: 0.9 } as const;

/** How wide that pill is, in the same sizes. */
export const pillWidth = (label: string): number => Math.max(1.9, label.length * 0.66 + 0.9);

/** From one line of a text to the next, in heights of its letters. */
export const TEXT_LEADING = 1.25;
