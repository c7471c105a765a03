import type { QuestionReview } from '@api/contract';
import type { Knex } from 'knex';
import type { Config } from '../../../../../config.ts';
import { ApiError } from '../../../../../errors.ts';
import { findReview, type ReviewRow } from './review.queries.ts';

type Approval = Pick<Config, 'QUESTION_APPROVAL'>;

/** Whether a second person approves what learners are shown. */
export const needsApproval = ({ QUESTION_APPROVAL }: Approval) => QUESTION_APPROVAL === 'second-person';

/** Refuses to show learners a hidden question without the approval that the setting asks for: 409. */
export function checkApproval(config: Approval, before: { visible: boolean }, after: { visible: boolean }): void {
  if (!needsApproval(config) || before.visible || !after.visible) return;
  throw new ApiError(409, 'needs_approval', 'A colleague approves this question before learners see it. Send it for review');
}

/** Neither the sender nor the last editor: two people read the text. */
export const mayApprove = ({ in_review, requested_by, saved_by }: ReviewRow, userId: number) =>
  in_review && requested_by?.id !== userId && saved_by !== userId;

/** The review of a question as the caller sees it; null where questions need no approval. */
export async function loadReview(
  db: Knex,
  id: number,
  { userId, config }: { userId: number; config: Approval },
): Promise<QuestionReview | null> {
  if (!needsApproval(config)) return null;
  const review = await findReview(db, id);
  const { in_review, requested_by, requested_at } = review;
  return {
    state: review.visible ? 'published' : in_review ? 'in_review' : 'draft',
    requested_by: in_review ? requested_by : null,
    requested_at: (in_review && requested_at?.toISOString()) || null,
    may_approve: mayApprove(review, userId),
  };
}
