import { addressOf } from '@api/contract/addresses';
import { percentageOf } from '@api/contract/marks';
import { writeLetter } from '../../../../adapters/mail/index.ts';
import { supportContact } from '../../../../config.ts';
import type { Composer } from '../../../../mail-outbox/deliver-mail.ts';
import { findGrading, type GradingRow } from '../gradings.queries.ts';

/** The kind of mail that tells a learner that a graded test has been returned; its data is `{test_id}`. */
export const REPORT_MAIL = 'grading_returned';

/** What the report holds besides the marks: a grader need not comment. */
function whatIsThere({ marks, comment }: GradingRow): string {
  const commented = comment?.trim() || marks?.some((mark) => mark.comment.trim());
  return commented ? 'The graded sheet, with your teacher’s comments, is ready.' : 'The graded sheet is ready.';
}

/** Writes that mail; nothing where the grading is gone, or on its way again. */
export const composeReportMail: Composer = async ({ data }, { db, config }) => {
  const grading = await findGrading(db, Number(data.test_id));
  if (grading?.state !== 'returned' || grading.marks_obtained === null) return null;
  const { learner, subject, slug, marks_obtained, total_marks, previous } = grading;
  const percentage = percentageOf(marks_obtained, total_marks);
  return writeLetter({
    subject: `Your ${subject.subject_name} test is graded`,
    name: learner.name,
    paragraphs: [
      previous
        ? `Your ${subject.subject_name} test was looked at a second time.`
        : `Your answer sheet for ${subject.subject_name} has been graded.`,
      `You have ${marks_obtained} of ${total_marks} marks, that is ${percentage}%. ${whatIsThere(grading)}`,
    ],
    action: { label: 'Open the graded sheet', href: config.PUBLIC_URL + addressOf('get-graded', { slug }) },
    writeTo: supportContact(config),
  });
};
