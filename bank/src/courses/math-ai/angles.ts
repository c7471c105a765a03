/** One degree in radians. */
export const DEGREE = Math.PI / 180;
