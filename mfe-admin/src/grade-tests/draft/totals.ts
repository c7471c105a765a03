import { percentageOf } from '@api/contract/marks';
import { type DraftContent, type GradedQuestion, verdictOf } from './draft-content.ts';

export interface Totals {
  marked: number;
  questions: number;
  marks: number;
  max: number;
  /** Of `max`: unmarked questions count nothing. */
  percentage: number;
}

export function totalsOf(content: DraftContent, questions: readonly GradedQuestion[]): Totals {
  const given = questions.map(({ question_id }) => verdictOf(content, question_id).marks);
  const marks = given.reduce<number>((sum, value) => sum + (value ?? 0), 0);
  const max = questions.reduce((sum, question) => sum + question.marks, 0);
  return {
    marked: given.filter((value) => value !== null).length,
    questions: questions.length,
    marks,
    max,
    percentage: percentageOf(marks, max) ?? 0,
  };
}

/** Questions without marks, in order. */
export const missingOf = <Q extends GradedQuestion>(content: DraftContent, questions: readonly Q[]): Q[] =>
  questions.filter(({ question_id }) => verdictOf(content, question_id).marks === null);

/** Why marks are invalid, or null. Whole numbers from 0 to the maximum. */
export function marksFault(typed: string, max: number): string | null {
  if (typed.trim() === '') return null;
  if (!/^\d+$/.test(typed.trim())) return 'Whole marks only';
  return Number(typed) > max ? `At most ${max}` : null;
}
