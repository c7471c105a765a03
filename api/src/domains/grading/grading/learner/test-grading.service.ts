import { GRADING_FEE, type GradedQuestion, type QuestionMark, type TestGrading } from '@api/contract';
import { percentageOf } from '@api/contract/marks';
import type { Knex } from 'knex';
import type { FileStore } from '../../../../adapters/files/index.ts';
import { notFound } from '../../../../errors.ts';
import type { SignedIn } from '../../../../http/caller.ts';
import type { Call } from '../../../../http/route.ts';
import { typesetMessagesInProcess } from '../../../../typesetting/typeset-in-process.ts';
import { closeExpiredTests, findTestQuestions, type TestQuestionRow } from '../../../tests/timed-tests/index.ts';
import { gradingDueAt } from '../../grading-orders/index.ts';
import { findDraft } from '../grade/grade.queries.ts';
import { notAttempted, regradeNotPossible } from '../grading.errors.ts';
import {
  findGradedTest,
  findGrading,
  type GradedTest,
  type GradingRow,
  lockGrading,
  noteGradingEvent,
  type PreviousOutcome,
  updateGrading,
} from '../gradings.queries.ts';
import { isAnonymous } from '../second-marking/marking.ts';

const moment = (date: Date | null) => date?.toISOString() ?? null;

type GradedPlace = Pick<TestQuestionRow, 'question_id' | 'position' | 'marks' | 'self_marked'>;

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
function presentTestGrading(test: GradedTest, grading: GradingRow | null, places: readonly GradedPlace[]): TestGrading {
  const steps = { submitted_at: null, paid_at: null, due_at: null, claimed_at: null, graded_at: null, returned_at: null };
  const fixed = { slug: test.slug, price: GRADING_FEE, currency: 'USD' as const, total_marks: test.total_marks };
  if (!grading) {
    const abilities = { upload: true, pay: false, download_report: false, regrade: false };
    const nothing = { sheet: null, marks_obtained: null, percentage: null, comment: null, questions: null, regrade: null };
    return { ...fixed, ...steps, ...nothing, state: 'none', abilities };
  }
  // A learner waits for one outcome: between two markings it is still being graded.
  const isBetween = grading.state === 'paid' && grading.previous === null && grading.first_marked_at !== null;
  const state = isBetween ? 'claimed' : grading.state;
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
    claimed_at: moment(isBetween ? grading.first_marked_at : grading.claimed_at),
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

/** A test of the caller that is over. Another learner's is not found. */
export async function requireAttemptedTest(db: Knex, caller: SignedIn, slug: string, now: Date): Promise<GradedTest> {
  await closeExpiredTests(db, now, caller.userId);
  const test = await findGradedTest(db, slug, caller.userId);
  if (!test) throw notFound('There is no such test');
  if (test.attempts === 0) throw notAttempted();
  return test;
}

export async function readTestGrading(db: Knex, test: GradedTest): Promise<TestGrading> {
  return typesetComments(presentTestGrading(test, await findGrading(db, test.id), await findTestQuestions(db, test.id)));
}

/** Sets the grader's comments; one that cannot be set stays as typed. */
async function typesetComments(grading: TestGrading): Promise<TestGrading> {
  const { comment, questions } = grading;
  if (questions === null) return grading;
  const sources = [comment ?? '', ...questions.map((question) => question.comment)];
  const written = sources.filter((source) => source.trim() !== '');
  if (written.length === 0) return grading;
  const set = new Map((await typesetMessagesInProcess(written)).map(({ html }, index) => [written[index], html]));
  return {
    ...grading,
    ...(comment?.trim() && { comment_html: set.get(comment) ?? '' }),
    questions: questions.map((question) => ({ ...question, comment_html: set.get(question.comment) ?? '' })),
  };
}

export async function getTestGrading({ db, caller, params, now }: Call<'GET /api/test/:slug/grading'>): Promise<TestGrading> {
  const test = await requireAttemptedTest(db, caller, params.slug, now);
  return readTestGrading(db, test);
}

/** How long a link to a file is valid. */
const LINK_SECONDS = 300;

/** A link to the sheet or the report; for staff of any test, for learners of their own. */
export async function linkToAnswer(
  { db, caller, params, query, config }: Call<'GET /api/test/:slug/download-answer'>,
  files: FileStore,
): Promise<{ url: string }> {
  const test = await findGradedTest(db, params.slug, caller.staff ? undefined : caller.userId);
  if (!test) throw notFound('There is no such test');
  const grading = await findGrading(db, test.id);
  const isReport = query.fileType === 'ADMIN_FILE';
  // The report names its learner.
  if (caller.staff && isReport && grading && isAnonymous(grading, config)) throw notFound('This sheet is not returned yet');
  const key = isReport ? grading?.report_key : grading?.sheet_key;
  if (!key) throw notFound(isReport ? 'Your graded sheet is not ready yet' : 'You have not uploaded an answer sheet yet');
  const downloadName = `${test.slug}-${isReport ? 'graded' : 'answer'}-sheet.pdf`;
  return { url: await files.signedUrl(key, { seconds: LINK_SECONDS, downloadName }) };
}

/** Puts a returned grading back into the queue, once, with a new due time. The report stays until the new one is there. */
export async function requestRegrade({
  db,
  caller,
  params,
  body,
  now,
}: Call<'POST /api/test/:slug/regrade'>): Promise<TestGrading> {
  const test = await requireAttemptedTest(db, caller, params.slug, now);
  const grading = await lockGrading(db, test.id);
  if (grading?.previous) throw regradeNotPossible(true);
  if (grading?.state !== 'returned' || !grading.graded_at || !grading.returned_at || grading.marks_obtained === null) {
    throw regradeNotPossible(false);
  }
  const draft = await findDraft(db, test.id);
  const previous: PreviousOutcome = {
    marks: draft.marks,
    comment: draft.comment,
    marks_obtained: grading.marks_obtained,
    graded_by: grading.grader,
    graded_at: grading.graded_at.toISOString(),
    returned_at: grading.returned_at.toISOString(),
  };
  const unclaimed = { claimed_by: null, claimed_at: null, touched_at: null };
  const unfinished = { marked_key: null, graded_at: null, graded_by: null, marks_obtained: null, returned_at: null };
  await updateGrading(db, test.id, {
    ...unclaimed,
    ...unfinished,
    state: 'paid',
    due_at: gradingDueAt(now),
    regrade_reason: body.reason,
    regrade_requested_at: now,
    previous,
  });
  await noteGradingEvent(db, { testId: test.id, type: 'regrade', actorId: caller.userId, at: now });
  return readTestGrading(db, test);
}
