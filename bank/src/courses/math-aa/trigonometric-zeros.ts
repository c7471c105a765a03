import { bisect } from '../../numeric.ts';

/** Solutions of trigonometric equations, found by search: a second way for checks. */

/** All solutions of `f(x) = 0` with a change of sign in `[from, to[`, by a fine search. */
export function zerosOf(f: (x: number) => number, from: number, to: number, steps = 3_000): number[] {
  const zeros: number[] = [];
  for (let i = 0; i < steps; i++) {
    const [a, b] = [from + ((to - from) * (i + 0.37)) / steps, from + ((to - from) * (i + 1.37)) / steps];
    if (f(a) * f(b) < 0 && Math.abs(f(a)) < 1e3) zeros.push(bisect(f, a, b));
  }
  // At a pole the sign changes as well, but the values grow there.
  return zeros.filter((x) => Math.abs(f(x)) < 1e-6);
}
