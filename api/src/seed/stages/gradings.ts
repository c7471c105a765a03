import type { Annotation } from '@api/contract';
import { seededIndex } from '@api/drawing';
import type { Knex } from 'knex';
import type { FileStore } from '../../adapters/files/index.ts';
import { recordPastGrading, saveComment } from '../../domains/grading/grading/index.ts';
import { findUserByEmail } from '../../domains/identity/accounts/index.ts';
import { findTestQuestions, type TestQuestionRow } from '../../domains/tests/timed-tests/index.ts';
import { drawAnswerSheet, placeOfQuestion } from './answer-sheet.ts';
import { noCounts, type StageCounts } from './stage.ts';
import { listUngradedTests, type UngradedTest } from './stages.queries.ts';

const HOUR_MS = 3_600_000;
const STAFF = 'demo.staff@example.com';
/**
 * Learners whose tests are graded, and which tests, counted from the newest: -1 waits in the queue, -2 has come back.
 */
const LEARNERS = [
  { email: 'demo.learner@example.com', waiting: -2, returned: -3 },
  { email: 'demo.unverified@example.com', waiting: -1, returned: null },
] as const;

const PRAISE = [
  'Clear working, and the method is the expected one.',
  'Complete and easy to follow.',
  'All marks: well argued.',
] as const;
const ADVICE = [
  'Write down the formula before you put numbers in: a method mark stands on it.',
  'Give the final answer to three significant figures.',
  'The method is right; a slip in the last line costs the accuracy mark.',
] as const;

function commentOn({ question_id, state, marks }: TestQuestionRow, given: number): string {
  if (state !== 'attempted') return 'Left out: even a first line of working can earn a mark.';
  const said = given === marks ? PRAISE : ADVICE;
  return said[seededIndex(`comment ${question_id}`, said.length)] ?? '';
}

function marksOf(question: TestQuestionRow) {
  const { question_id, state, marks, auto_marks } = question;
  const given = state === 'attempted' ? Math.min(marks, auto_marks ?? 1 + seededIndex(`grade ${question_id}`, marks)) : 0;
  return { question_id, marks: given, comment: commentOn(question, given) };
}

/** Red pen beside each answer: tick or cross, and the marks. */
function penOf(question: TestQuestionRow, index: number): Annotation[] {
  const { page, x, y } = placeOfQuestion(index);
  const { marks, question_id } = marksOf(question);
  const kind = marks === question.marks ? 'tick' : marks === 0 ? 'cross' : null;
  const base = { page, question_id };
  const stamp: Annotation = {
    ...base,
    id: `m${index}`,
    kind: 'mark',
    x: x + 0.1,
    y,
    size: 0.026,
    label: marks > 0 ? `+${marks}` : '0',
    marks,
  };
  return kind ? [stamp, { ...base, id: `s${index}`, kind, x, y, size: 0.045 }] : [stamp];
}

interface Wanted {
  test: UngradedTest;
  /** Null: it waits in the queue. */
  gradedBy: number | null;
  submittedAt: Date;
}

async function seedGrading(db: Knex, files: FileStore, { test, gradedBy, submittedAt }: Wanted): Promise<void> {
  const questions = await findTestQuestions(db, test.id);
  const { bytes, pageCount } = await drawAnswerSheet(questions);
  const paidAt = new Date(submittedAt.getTime() + 300_000);
  const draft = {
    marks: questions.map(marksOf),
    annotations: questions.flatMap(penOf),
    comment: 'A solid attempt. Your methods are sound; slow down where you copy numbers from one line to the next.',
  };
  await recordPastGrading(db, files, {
    testId: test.id,
    userId: test.user_id,
    sheet: { bytes, pageCount, name: `${test.slug}.pdf` },
    submittedAt,
    paidAt,
    graded: gradedBy === null ? null : { by: gradedBy, at: new Date(paidAt.getTime() + 7 * HOUR_MS), draft },
  });
}

/**
 * Gives demo learners a test in the grading queue and one returned with its report. Learners with a grading keep
 * theirs.
 */
export async function seedGradings(db: Knex, files: FileStore, now: Date): Promise<StageCounts> {
  const counts = noCounts();
  const staff = await findUserByEmail(db, STAFF);
  for (const { email, waiting, returned } of LEARNERS) {
    const tests = await listUngradedTests(db, email);
    const back = returned === null ? undefined : tests.at(returned);
    const queued = tests.at(waiting);
    if (!staff || !queued) continue;
    const wanted: Wanted[] = [{ test: queued, gradedBy: null, submittedAt: new Date(now.getTime() - 5 * HOUR_MS) }];
    if (back) wanted.push({ test: back, gradedBy: staff.id, submittedAt: new Date(back.submitted_at.getTime() + HOUR_MS) });
    for (const each of wanted) await seedGrading(db, files, each);
    // With the first gradings only, so that a comment that staff remove stays away.
    for (const text of [...PRAISE, ...ADVICE]) await saveComment(db, { userId: staff.id, text, shared: true, now });
    counts.inserted += wanted.length;
  }
  return counts;
}
