import assert from 'node:assert/strict';

/** Second ways to a result: slow, general and independent of any formula that a template uses. */

/** Throws unless the two agree within `tolerance` relative to the larger of 1 and `expected`. */
export function assertClose(actual: number, expected: number, what: string, tolerance = 1e-6): void {
  const allowed = tolerance * Math.max(1, Math.abs(expected));
  assert.ok(Math.abs(actual - expected) <= allowed, `${what}: ${actual} is not ${expected}`);
}

/** The integral of `f` from `a` to `b` by composite Simpson with `steps` (even) intervals. */
export function integrate(f: (x: number) => number, a: number, b: number, steps = 2_000): number {
  const width = (b - a) / steps;
  let sum = f(a) + f(b);
  for (let i = 1; i < steps; i++) sum += (i % 2 === 0 ? 2 : 4) * f(a + i * width);
  return (sum * width) / 3;
}

/** The derivative of `f` at `x` by a five-point difference. */
export function differentiate(f: (x: number) => number, x: number, step = 1e-3): number {
  return (f(x - 2 * step) - 8 * f(x - step) + 8 * f(x + step) - f(x + 2 * step)) / (12 * step);
}

/** A root of `f` in `[a, b]` by bisection; the ends must have different signs. */
export function bisect(f: (x: number) => number, a: number, b: number): number {
  let [low, high] = [a, b];
  const lowSign = Math.sign(f(low));
  assert.notEqual(lowSign, Math.sign(f(high)), 'bisect needs a change of sign');
  for (let i = 0; i < 200; i++) {
    const middle = (low + high) / 2;
    if (Math.sign(f(middle)) === lowSign) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** The least value of `f` on a grid over `[a, b]` of a thousand places, refined where it is least, and where it is. */
export function minimise(f: (x: number) => number, a: number, b: number): { at: number; value: number } {
  let [low, high] = [a, b];
  let best = { at: low, value: f(low) };
  for (let round = 0; round < 7; round++) {
    const places = round === 0 ? 1_000 : 50;
    const step = (high - low) / places;
    for (let i = 0; i <= places; i++) {
      const at = low + i * step;
      const value = f(at);
      if (value < best.value) best = { at, value };
    }
    [low, high] = [Math.max(a, best.at - 2 * step), Math.min(b, best.at + 2 * step)];
  }
  return best;
}

/** The greatest value of `f` on `[a, b]`, and where it is. */
export function maximise(f: (x: number) => number, a: number, b: number): { at: number; value: number } {
  const { at, value } = minimise((x) => -f(x), a, b);
  return { at, value: -value };
}

/** The state after `duration` by classical Runge-Kutta in `steps` steps. */
export function simulate(
  derivative: (time: number, state: readonly number[]) => readonly number[],
  initial: readonly number[],
  duration: number,
  steps = 10_000,
): number[] {
  const h = duration / steps;
  let state = [...initial];
  const shifted = (slope: readonly number[], by: number) => state.map((value, i) => value + by * (slope[i] ?? 0));
  for (let i = 0; i < steps; i++) {
    const t = i * h;
    const k1 = derivative(t, state);
    const k2 = derivative(t + h / 2, shifted(k1, h / 2));
    const k3 = derivative(t + h / 2, shifted(k2, h / 2));
    const k4 = derivative(t + h, shifted(k3, h));
    state = state.map((value, j) => value + (h / 6) * ((k1[j] ?? 0) + 2 * (k2[j] ?? 0) + 2 * (k3[j] ?? 0) + (k4[j] ?? 0)));
  }
  return state;
}
