/** The sum of a list of numbers. */
export const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** The mean of a list of numbers. */
export const mean = (values: readonly number[]): number => total(values) / values.length;
