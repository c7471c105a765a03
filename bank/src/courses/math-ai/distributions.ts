import { bisect, integrate } from '../../numeric.ts';

/** Probabilities that the courses take from a calculator: normal, binomial, Poisson, chi-squared and Student's t. */

/** Density of the standard normal distribution. */
export const normalDensity = (z: number): number => Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);

/** P(Z <= z) for a standard normal Z, by its power series (good to 12 digits for |z| < 6). */
export function standardNormal(z: number): number {
  let [term, sum] = [z, z];
  for (let k = 3; Math.abs(term) > 1e-17 && k < 400; k += 2) {
    term *= (z * z) / k;
    sum += term;
  }
  return 0.5 + normalDensity(z) * sum;
}

/** P(X <= x) for X ~ N(mean, deviation²). */
export const normalBelow = (x: number, mean: number, deviation: number): number => standardNormal((x - mean) / deviation);

/** The z with P(Z <= z) = probability. */
export const normalQuantile = (probability: number): number => bisect((z) => standardNormal(z) - probability, -6, 6);

/** P(X = k) for X ~ B(n, p). */
export function binomial(n: number, p: number, k: number): number {
  let value = 1;
  for (let i = 1; i <= k; i++) value *= ((n - k + i) / i) * p;
  return value * (1 - p) ** (n - k);
}

/** P(X <= k) for X ~ B(n, p). */
export function binomialUpTo(n: number, p: number, k: number): number {
  let sum = 0;
  for (let i = 0; i <= k; i++) sum += binomial(n, p, i);
  return sum;
}

/** P(X = k) for X ~ Po(mean). */
export function poisson(mean: number, k: number): number {
  let value = Math.exp(-mean);
  for (let i = 1; i <= k; i++) value *= mean / i;
  return value;
}

/** P(X <= k) for X ~ Po(mean). */
export function poissonUpTo(mean: number, k: number): number {
  let sum = 0;
  for (let i = 0; i <= k; i++) sum += poisson(mean, i);
  return sum;
}

/** Gamma of a whole or half-whole number. */
export function gamma(a: number): number {
  if (a === 0.5) return Math.sqrt(Math.PI);
  return a <= 1 ? 1 : (a - 1) * gamma(a - 1);
}

/** P(X > x) for X with a chi-squared distribution, by the series of the incomplete gamma function. */
export function chiSquaredAbove(x: number, freedom: number): number {
  const a = freedom / 2;
  let term = ((x / 2) ** a * Math.exp(-x / 2)) / gamma(a + 1);
  let sum = term;
  for (let k = 1; term > 1e-17 && k < 1_000; k++) {
    term *= x / 2 / (a + k);
    sum += term;
  }
  return 1 - sum;
}

/** Density of the chi-squared distribution. */
export const chiSquaredDensity = (x: number, freedom: number): number =>
  (x ** (freedom / 2 - 1) * Math.exp(-x / 2)) / (2 ** (freedom / 2) * gamma(freedom / 2));

/** P(T > t) for Student's t with whole degrees of freedom, by its finite trigonometric sum. */
export function studentAbove(t: number, freedom: number): number {
  const theta = Math.atan(t / Math.sqrt(freedom));
  const [sin, cos] = [Math.sin(theta), Math.cos(theta)];
  const odd = freedom % 2 === 1;
  let term = odd ? cos : 1;
  let sum = freedom === 1 ? 0 : term;
  for (let k = odd ? 3 : 2; k < freedom; k += 2) {
    term *= ((k - 1) / k) * cos * cos;
    sum += term;
  }
  const within = odd ? (2 / Math.PI) * (theta + sin * sum) : sin * sum;
  return (1 - within) / 2;
}

/** The t with P(T <= t) = probability. */
export const studentQuantile = (probability: number, freedom: number): number =>
  bisect((t) => 1 - studentAbove(t, freedom) - probability, -60, 60);

/** Density of Student's t. */
export const studentDensity = (t: number, freedom: number): number =>
  (gamma((freedom + 1) / 2) / (Math.sqrt(freedom * Math.PI) * gamma(freedom / 2))) *
  (1 + (t * t) / freedom) ** (-(freedom + 1) / 2);

/** P(X > x) for chi-squared by integrating the density, with u² for x so that nothing is singular at 0: for checks. */
export const chiSquaredAboveByArea = (x: number, freedom: number): number =>
  1 - integrate((u) => chiSquaredDensity(u * u, freedom) * 2 * u, 1e-9, Math.sqrt(x));
