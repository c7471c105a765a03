/**
 * The lowest score of each grade from 2 to 7, in hundredths of a paper's marks. These are ours: the examination's are
 * set after each session, paper by paper. Ours approximate papers of this difficulty, evenly spaced, and stay the same,
 * so that two papers can be compared. They are higher for multiple choice, because a guess is right one time in four.
 */
export const BOUNDARIES = {
  maths: [16, 28, 40, 52, 64, 76],
  science: [16, 28, 40, 51, 62, 73],
  choice: [28, 38, 49, 60, 71, 82],
} as const satisfies Readonly<Record<string, readonly number[]>>;

export type Scale = keyof typeof BOUNDARIES;

/** The grade, from 1 to 7, of a score in hundredths of the marks. */
export const gradeAt = (scale: Scale, score: number): number => 1 + BOUNDARIES[scale].filter((from) => score >= from).length;
