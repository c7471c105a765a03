import type { MarksSoFar } from '@api/contract';
import type { TestQuestionRow } from '../attempts.queries.ts';

/** The columns from which the marks of a question are counted. */
export type MarkedRow = Pick<TestQuestionRow, 'marks' | 'state' | 'self_marked' | 'auto_marks' | 'auto_max'>;

/** Who gave the marks of a question; `nobody` while it waits for a person. */
export type MarkedBy = 'teacher' | 'self' | 'server' | 'nobody';

/**
 * Marks of one question of a test that is over: a person's for all of it, the grader's before the learner's own, none where nothing was
 * tried, else automatic ones as far as they go. The same precedence as in the list of tests.
 */
export function marksSoFar(
  { marks, state, self_marked, auto_marks, auto_max }: MarkedRow,
  grader: number | undefined,
): MarksSoFar & { by: MarkedBy } {
  const whole = { marks, marked: marks, automatic: null };
  if (grader !== undefined) return { ...whole, obtained: grader, by: 'teacher' };
  if (self_marked !== null) return { ...whole, obtained: self_marked, by: 'self' };
  if (state !== 'attempted') return { ...whole, obtained: 0, by: 'server' };
  if (auto_marks === null || auto_max === null) return { marks, marked: 0, obtained: 0, automatic: null, by: 'nobody' };
  return { marks, marked: auto_max, obtained: auto_marks, automatic: { marks: auto_marks, max: auto_max }, by: 'server' };
}
