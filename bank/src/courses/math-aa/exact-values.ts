import { fraction, gcd, term } from '../../tex.ts';

/** Exact values as TeX: multiples of pi and fractions with surds. */

/** `n pi / d` in lowest terms: `0`, `\pi`, `\frac{5\pi}{6}`. */
export function piMultiple(n: number, d: number): string {
  if (n === 0) return '0';
  const divisor = gcd(n, d);
  const top = term(Math.abs(n) / divisor, '\\pi');
  return `${n < 0 ? '-' : ''}${d === divisor ? top : `\\frac{${top}}{${d / divisor}}`}`;
}

/** `coefficient * sqrt(radicand) / denominator` with square factors taken out, in lowest terms. */
export function surdFraction(coefficient: number, radicand: number, denominator: number): string {
  if (coefficient === 0 || radicand === 0) return '0';
  let [outside, inside] = [Math.abs(coefficient), radicand];
  for (let factor = 2; factor * factor <= inside; factor++) {
    while (inside % (factor * factor) === 0) {
      inside /= factor * factor;
      outside *= factor;
    }
  }
  const divisor = gcd(outside, denominator);
  const top = inside === 1 ? `${outside / divisor}` : term(outside / divisor, `\\sqrt{${inside}}`);
  const bottom = denominator / divisor;
  return `${coefficient < 0 ? '-' : ''}${bottom === 1 ? top : `\\frac{${top}}{${bottom}}`}`;
}

/** A fraction as counted and, where that is not in lowest terms, as reduced: `\frac{6}{36} = \frac{1}{6}`. */
export const reduced = (top: number, bottom: number): string =>
  gcd(top, bottom) === 1 ? fraction(top, bottom) : `\\frac{${top}}{${bottom}} = ${fraction(top, bottom)}`;
