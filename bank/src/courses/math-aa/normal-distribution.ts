/** The standard normal distribution for solving; checks integrate the density instead. */

/** P(Z < z) by the series of the density's integral about 0, good to about 1e-14 for |z| < 7. */
export function normalProbability(z: number): number {
  let [sum, power] = [z, z];
  for (let odd = 3; Math.abs(power) > 1e-18; odd += 2) {
    power *= (z * z) / odd;
    sum += power;
  }
  return 0.5 + sum * normalDensity(z);
}

/** The z with P(Z < z) = probability, by Newton's method. */
export function normalQuantile(probability: number): number {
  let z = 0;
  for (let i = 0; i < 80; i++) z -= Math.max(-1, Math.min(1, (normalProbability(z) - probability) / normalDensity(z)));
  return z;
}

/** The standard normal density. */
export function normalDensity(z: number): number {
  return Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
}
