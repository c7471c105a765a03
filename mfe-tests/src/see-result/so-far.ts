import type { QuestionResult } from '@api/contract';

/** Marks as far as they are known. */
export interface MarksSoFar {
  /** The most that there is. */
  marks: number;
  /** Out of how many `obtained` is; the others are not marked yet. */
  marked: number;
  obtained: number;
}

/** "4 of 7"; "3 of 5, 2 not marked yet"; "of 7, not marked yet". */
export function marksInWords({ marks, marked, obtained }: MarksSoFar): string {
  if (marked === 0) return `of ${marks}, not marked yet`;
  const rest = marks - marked;
  return rest === 0 ? `${obtained} of ${marked}` : `${obtained} of ${marked}, ${rest} not marked yet`;
}

/** The marks of one question: all of them are known, or none is. */
export function soFar({ marks, marks_obtained }: Pick<QuestionResult, 'marks' | 'marks_obtained'>): MarksSoFar {
  return { marks, marked: marks_obtained === null ? 0 : marks, obtained: marks_obtained ?? 0 };
}
