/** The sum of a list of numbers. */
export const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** The mean of a list of numbers. */
export const mean = (values: readonly number[]): number => total(values) / values.length;

/** The sum of (observed - expected)² / expected over the classes of a test. */
export const chiSquaredStatistic = (observed: readonly number[], expected: readonly number[]): number =>
  total(observed.map((value, i) => (value - (expected[i] as number)) ** 2 / (expected[i] as number)));

/** Pearson's product-moment correlation coefficient. */
export function pearson(xs: readonly number[], ys: readonly number[]): number {
  const [mx, my] = [mean(xs), mean(ys)];
  const products = total(xs.map((x, i) => (x - mx) * ((ys[i] as number) - my)));
  return products / Math.sqrt(total(xs.map((x) => (x - mx) ** 2)) * total(ys.map((y) => (y - my) ** 2)));
}

/** Ranks from the greatest value (rank 1) down; equal values share the mean of their ranks. */
export const ranks = (values: readonly number[]): number[] =>
  values.map(
    (value) => values.filter((other) => other > value).length + (values.filter((other) => other === value).length + 1) / 2,
  );

/** Gradient and intercept of the least squares line of y on x. */
export function regressionLine(xs: readonly number[], ys: readonly number[]): { gradient: number; intercept: number } {
  const [mx, my] = [mean(xs), mean(ys)];
  const gradient = total(xs.map((x, i) => (x - mx) * ((ys[i] as number) - my))) / total(xs.map((x) => (x - mx) ** 2));
  return { gradient, intercept: my - gradient * mx };
}
