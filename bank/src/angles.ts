/** Angles in degrees and in radians. */

/** One degree in radians. */
export const DEGREE = Math.PI / 180;

/** An angle in radians, from degrees. */
export const radians = (angle: number): number => (angle * Math.PI) / 180;

/** An angle in degrees, from radians. */
export const degrees = (angle: number): number => (angle * 180) / Math.PI;

/** The sine of an angle in degrees. */
export const sine = (angle: number): number => Math.sin(radians(angle));

/** The cosine of an angle in degrees. */
export const cosine = (angle: number): number => Math.cos(radians(angle));

/** The acute angle in degrees whose sine is given. */
export const arcsine = (value: number): number => degrees(Math.asin(value));
