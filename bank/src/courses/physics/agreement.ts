import assert from 'node:assert/strict';

/**
 * Throws unless the two agree within `tolerance` relative to `expected`, however small that is: quantities in SI units
 * range from 1e-34 to 1e30.
 */
export function assertAgree(actual: number, expected: number, what: string, tolerance = 1e-6): void {
  const difference = Math.abs(actual - expected);
  assert.ok(difference <= tolerance * Math.abs(expected), `${what}: ${actual} is not ${expected}`);
}

/** Throws unless the value lies strictly between the two: a variant must be physically sensible. */
export function assertBetween(value: number, low: number, high: number, what: string): void {
  assert.ok(value > low && value < high, `${what}: ${value} is not between ${low} and ${high}`);
}
