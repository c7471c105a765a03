import type { GradingSummary } from '@api/contract';
import { percentageOf } from '@api/contract/marks';
import type { SignedIn } from '../../../http/caller.ts';
import { canClaim, freeAt, isMine } from './claims.ts';
import type { GradingRow } from './gradings.queries.ts';

/** A paid grading as staff see it. */
export function presentGrading(grading: GradingRow, caller: SignedIn, now: Date): GradingSummary {
  const { state, paid_at, due_at } = grading;
  if (state === 'submitted' || !paid_at || !due_at) throw new Error(`The grading of ${grading.slug} is not paid`);
  const mine = isMine(grading, caller);
  return {
    slug: grading.slug,
    state,
    subject: grading.subject,
    learner: grading.learner,
    duration: grading.duration,
    question_count: grading.question_count,
    total_marks: grading.total_marks,
    page_count: grading.page_count,
    paid_at: paid_at.toISOString(),
    due_at: due_at.toISOString(),
    overdue: state !== 'returned' && due_at < now,
    claimed_by: grading.claimer,
    claimed_at: grading.claimed_at?.toISOString() ?? null,
    free_at: freeAt(grading)?.toISOString() ?? null,
    graded_at: grading.graded_at?.toISOString() ?? null,
    returned_at: grading.returned_at?.toISOString() ?? null,
    regrade: grading.previous !== null,
    marks_obtained: grading.marks_obtained,
    percentage: grading.marks_obtained === null ? null : percentageOf(grading.marks_obtained, grading.total_marks),
    marked_count: grading.marked_count,
    abilities: { claim: canClaim(grading, caller, now), save: mine, release: mine, finish: mine },
  };
}
