/** Fields of which a note says that the file leaves them open. */
export const DOUBTFUL = ['marks', 'difficulty', 'level', 'calculator_allowed', 'encoding'] as const;
export type DoubtfulField = (typeof DOUBTFUL)[number];
