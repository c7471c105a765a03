import { Diagram } from '../../diagram.ts';
import { signed } from '../../tex.ts';

/** Polynomials as lists of coefficients, and graphs with vertical asymptotes. */

/** The product of two polynomials, coefficients in one order in both. */
export const times = (p: readonly number[], q: readonly number[]) =>
  Array.from({ length: p.length + q.length - 1 }, (_, k) => p.reduce((sum, a, i) => sum + a * (q[k - i] ?? 0), 0));

/** The value at `x` of a polynomial, highest power first. */
export const at = (p: readonly number[], x: number) => p.reduce((value, c) => value * x + c, 0);

/** The linear factor of a zero as printed: `(x - 3)`, `x` for zero. */
export const factor = (r: number) => (r === 0 ? 'x' : `(x${signed(-r)})`);

/** A graph with vertical asymptotes at `poles`, which are labelled, in a frame. */
export function rationalGraph(
  f: (x: number) => number,
  poles: readonly number[],
  x: readonly [number, number],
  y: readonly [number, number],
  level?: number,
): Diagram {
  const drawing = new Diagram({ x, y, width: 360, height: 300 });
  drawing.axes();
  for (const pole of poles) {
    drawing.segment([pole, y[0]], [pole, y[1]], 'd-dashed');
    drawing.label([pole, y[1]], `x = ${pole}`.replace('-', '−'), { math: true, dy: -6 });
  }
  if (level !== undefined && level !== 0) drawing.segment([x[0], level], [x[1], level], 'd-dashed');
  const ends = [x[0], ...poles, x[1]];
  for (let i = 0; i + 1 < ends.length; i++) drawing.graph(f, (ends[i] ?? 0) + 0.003, (ends[i + 1] ?? 0) - 0.003);
  return drawing;
}
