/** A number without the last digits that arithmetic in binary leaves. */
export const short = (value: number): number => Number(value.toFixed(6));

/** The value of a polynomial, given by its coefficients from the highest power down. */
export const valueAt = (coefficients: readonly number[], x: number): number => coefficients.reduce((sum, c) => sum * x + c, 0);
