/**
 * The lowest score of grades 2 to 7, in hundredths of a paper's marks. Our own approximation, the same for all papers
 * so that they compare; higher for multiple choice, where one guess in four is right.
 */
export const BOUNDARIES = {
  maths: [16, 28, 40, 52, 64, 76],
  science: [16, 28, 40, 51, 62, 73],
  choice: [28, 38, 49, 60, 71, 82],
} as const satisfies Readonly<Record<string, readonly number[]>>;

export type Scale = keyof typeof BOUNDARIES;

/** The grade, 1 to 7, of a score in hundredths. */
export const gradeAt = (scale: Scale, score: number): number => 1 + BOUNDARIES[scale].filter((from) => score >= from).length;
