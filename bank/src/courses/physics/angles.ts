/** An angle in radians, from degrees. */
export const radians = (angle: number): number => (angle * Math.PI) / 180;

/** An angle in degrees, from radians. */
export const degrees = (angle: number): number => (angle * 180) / Math.PI;
