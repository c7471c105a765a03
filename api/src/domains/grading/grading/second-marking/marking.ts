import type { GradingSummary, QuestionMark } from '@api/contract';
import type { Config } from '../../../../config.ts';
import { ApiError } from '../../../../errors.ts';
import type { DraftContent, GradingRow } from '../gradings.queries.ts';

/** How sheets are marked: by one grader or two, with or without the learner's name. */
export type MarkingRules = Pick<Config, 'ANONYMOUS_MARKING' | 'SECOND_MARKING'>;

/** Which marking of a sheet is next or under way; null where one grader marks it, and once it is graded. Two markings are moderated whatever the setting. */
export function roundOf(
  { state, markers }: Pick<GradingRow, 'state' | 'markers'>,
  { SECOND_MARKING }: MarkingRules,
): GradingSummary['round'] {
  if (state === 'graded' || state === 'returned') return null;
  if (markers.length === 2) return 'moderation';
  if (SECOND_MARKING === 'off') return null;
  return markers.length === 0 ? 'first' : 'second';
}

/** Whether a grader has had their say: each marking of a sheet, and its moderation, is by another person. */
export const hasMarked = (grading: Pick<GradingRow, 'state' | 'markers'>, userId: number, rules: MarkingRules) =>
  roundOf(grading, rules) !== null && grading.markers.includes(userId);

/** 409: each marking is by another person. */
export const alreadyMarked = (who = 'You have') =>
  new ApiError(409, 'already_marked', `${who} marked this sheet already. Someone else marks it next`);

export const isAnonymous = ({ state }: Pick<GradingRow, 'state'>, { ANONYMOUS_MARKING }: MarkingRules) =>
  ANONYMOUS_MARKING === 'on' && state !== 'returned';

/** What a learner is called whose name graders do not see: `Learner x7k2`. */
export const pseudonymOf = (slug: string) => `Learner ${slug.slice(slug.lastIndexOf('-') + 1)}`;

/** What a moderator starts with: marks that both graders gave, and what the first one wrote and drew. */
export function agreedDraft(first: DraftContent, second: DraftContent): DraftContent {
  const others = new Map(second.marks.map((mark) => [mark.question_id, mark]));
  const marks = first.marks.map((mark): QuestionMark => {
    const other = others.get(mark.question_id);
    const comment = mark.comment.trim() === '' ? (other?.comment ?? '') : mark.comment;
    return { ...mark, comment, marks: other?.marks === mark.marks ? mark.marks : null };
  });
  const comment = first.comment.trim() === '' ? second.comment : first.comment;
  return { marks, comment, annotations: first.annotations, pages: first.pages ?? [] };
}
