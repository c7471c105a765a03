import type { GradingDraft, GradingPerson } from '@api/contract';
import { SHEET_PAGES } from '@api/contract';
import { ApiError } from '../../../errors.ts';

export type SheetFault = 'not_a_pdf' | 'pdf_encrypted' | 'pdf_broken' | 'pdf_too_long' | 'pdf_too_complex';

/** `not_a_pdf` is worded by specification part 2, section 5. */
const FAULTS: Readonly<Record<SheetFault, string>> = {
  not_a_pdf: 'Please upload your answer sheet in pdf format',
  pdf_encrypted: 'This PDF is protected by a password. Save it without one and upload it again',
  pdf_broken: 'This PDF is damaged and cannot be opened. Scan or save it again and upload that',
  pdf_too_complex: 'This PDF holds more than we can read. Print it to a new PDF, or scan your sheet, and upload that',
  pdf_too_long: `An answer sheet has ${SHEET_PAGES} pages at most`,
};

/** 422: the upload is no valid answer sheet. */
export const sheetRefused = (fault: SheetFault) => new ApiError(422, fault, FAULTS[fault]);

/** 409: a sheet is graded after the test. Specification part 2, section 8. */
export const notAttempted = () => new ApiError(409, 'not_attempted', 'Attempt the test first to see the answers');

/** 409: the sheet that was paid for is the one that is graded. */
export const sheetLocked = () =>
  new ApiError(409, 'sheet_locked', 'The grading of this sheet is paid for, so it can no longer be replaced');

/** 409: only a returned grading can be regraded, and only once. */
export const regradeNotPossible = (asked: boolean) =>
  new ApiError(
    409,
    'regrade_not_possible',
    asked ? 'You have asked for a second look at this test already' : 'This test has not been graded yet',
  );

/** 409: another teacher has claimed it. */
export const gradingClaimed = (details: {
  claimed_by: GradingPerson | null;
  claimed_at: string | null;
  free_at: string | null;
}) => new ApiError(409, 'grading_claimed', `${details.claimed_by?.name ?? 'Someone else'} is grading this test`, { details });

/** 409: one claims a grading before working on it. */
export const gradingNotClaimed = () => new ApiError(409, 'grading_not_claimed', 'Claim this test first');

/** 409: the outcome is final. */
export const gradingFinished = () => new ApiError(409, 'grading_finished', 'This test has been graded');

/**
 * 409: another save has happened since, by a colleague or in another tab. The body holds that draft; nothing was
 * written.
 */
export const draftStale = (draft: GradingDraft) =>
  new ApiError(409, 'draft_stale', 'A newer draft of this grading is stored', { details: { draft } });

/** 409: each teacher keeps a comment once. */
export const commentKept = () => new ApiError(409, 'comment_kept', 'You keep this comment already');

/** 422: a grading is finished with marks for every question. */
export function marksMissing(missing: readonly { question_id: number; position: number }[]): ApiError {
  const numbers = missing.map(({ position }) => position);
  const last = numbers.at(-1);
  const list = numbers.length > 1 ? `Questions ${numbers.slice(0, -1).join(', ')} and ${last} have` : `Question ${last} has`;
  const details = { missing: missing.map(({ question_id }) => question_id) };
  return new ApiError(422, 'marks_missing', `${list} no marks yet`, { details });
}
