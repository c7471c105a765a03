import { GRADING_FEE, type GradedQuestion, type QuestionMark, type TestGrading } from '@api/contract';
import { percentageOf } from '@api/contract/marks';
import type { TestQuestionRow } from '../../../tests/timed-tests/index.ts';
import type { GradedTest, GradingRow } from '../gradings.queries.ts';

const moment = (date: Date | null) => date?.toISOString() ?? null;

/** A question as far as the grading of its test shows it. */
export type GradedPlace = Pick<TestQuestionRow, 'question_id' | 'position' | 'marks' | 'self_marked'>;

function gradedQuestions(given: readonly QuestionMark[], places: readonly GradedPlace[]): GradedQuestion[] {
  const byId = new Map(given.map((mark) => [mark.question_id, mark]));
  return places.map(({ question_id, position, marks, self_marked }) => {
    const mark = byId.get(question_id);
    return {
      question_id,
      position,
      marks,
      marks_obtained: mark?.marks ?? 0,
      comment: mark?.comment ?? '',
      own_marks: self_marked,
    };
  });
}

/** The outcome as its learner may see it: marks and comments come with the report, not before. */
function outcomeOf(
  grading: GradingRow,
  places: readonly GradedPlace[],
): Pick<TestGrading, 'marks_obtained' | 'comment' | 'questions'> {
  const told = grading.state === 'returned' ? grading : grading.previous;
  if (told === null) return { marks_obtained: null, comment: null, questions: null };
  return { marks_obtained: told.marks_obtained, comment: told.comment, questions: gradedQuestions(told.marks ?? [], places) };
}

function regradeOf({ regrade_reason, regrade_requested_at, previous }: GradingRow): TestGrading['regrade'] {
  if (regrade_reason === null || regrade_requested_at === null || previous === null) return null;
  return { reason: regrade_reason, requested_at: regrade_requested_at.toISOString(), previous_marks: previous.marks_obtained };
}

/** The grading of a test as its learner sees it; `grading` null: no sheet was uploaded. `places`: the questions in their order. */
export function presentTestGrading(test: GradedTest, grading: GradingRow | null, places: readonly GradedPlace[]): TestGrading {
  const steps = { submitted_at: null, paid_at: null, due_at: null, claimed_at: null, graded_at: null, returned_at: null };
  const fixed = { slug: test.slug, price: GRADING_FEE, currency: 'USD' as const, total_marks: test.total_marks };
  if (!grading) {
    const abilities = { upload: true, pay: false, download_report: false, regrade: false };
    const nothing = { sheet: null, marks_obtained: null, percentage: null, comment: null, questions: null, regrade: null };
    return { ...fixed, ...steps, ...nothing, state: 'none', abilities };
  }
  const { state } = grading;
  const outcome = outcomeOf(grading, places);
  return {
    ...fixed,
    state,
    sheet: {
      name: grading.sheet_name,
      bytes: grading.sheet_bytes,
      page_count: grading.page_count,
      uploaded_at: grading.submitted_at.toISOString(),
    },
    submitted_at: moment(grading.submitted_at),
    paid_at: moment(grading.paid_at),
    due_at: moment(grading.due_at),
    claimed_at: moment(grading.claimed_at),
    graded_at: moment(grading.graded_at),
    returned_at: moment(grading.returned_at),
    ...outcome,
    percentage: outcome.marks_obtained === null ? null : percentageOf(outcome.marks_obtained, test.total_marks),
    regrade: regradeOf(grading),
    abilities: {
      upload: state === 'submitted',
      pay: state === 'submitted',
      download_report: grading.report_key !== null,
      regrade: state === 'returned' && grading.previous === null,
    },
  };
}
