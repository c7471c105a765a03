import type { TestCorrection } from '@api/contract';
import type { Knex } from 'knex';
import { findTestQuestions, lockAttemptById, storeAutomaticMarks, sumAssignedMarks } from '../attempts.queries.ts';
import { type Corrected, correctMarks, type Key } from '../marking/correct-marks.ts';
import { recordCorrectedMarks } from '../marking/test-evidence.ts';
import { findTestBySlug } from '../tests.queries.ts';
import { findTouchedTest, insertTestCorrection, listTestCorrections, type TouchedRow } from './corrections.queries.ts';
import { type MarkedBy, marksSoFar } from './marks-so-far.ts';
import { findGraderMarks, findMarkedRows } from './results.queries.ts';

/** The known marks of one question: `obtained` of `marked`, which may be less than its `marks`. */
export interface QuestionMarks {
  marks: number;
  marked: number;
  obtained: number;
  by: MarkedBy;
}

/** The marks of some tests that are over, question by question, as their results show them. */
export async function findQuestionMarks(db: Knex, testIds: readonly number[]): Promise<Map<number, QuestionMarks[]>> {
  const rows = await findMarkedRows(db, testIds);
  const found = new Map<number, QuestionMarks[]>();
  for (const [testId, questions] of Map.groupBy(rows, ({ test_id }) => test_id)) {
    const isGraded = questions.some(({ graded }) => graded);
    const grader = isGraded ? await findGraderMarks(db, testId) : new Map<number, number>();
    found.set(
      testId,
      questions.map((row) => {
        const { marks, marked, obtained, by } = marksSoFar(row, grader.get(row.question_id));
        return { marks, marked, obtained, by };
      }),
    );
  }
  return found;
}

/** A correction of a question's key, from what it was to what it is. */
interface KeyCorrection {
  id: number;
  questionId: number;
  before: Key;
  after: Key;
}

/**
 * The effect of a correction on the work on a question: `teacher` marks and the learner's `own` are a person's, and
 * stay.
 */
export function foreseeCorrection(
  row: TouchedRow,
  { before, after }: Pick<KeyCorrection, 'before' | 'after'>,
): { outcome: TestCorrection['outcome'] | 'teacher' | 'unchanged'; gained: number; corrected: Corrected | null } {
  if (row.graded) return { outcome: 'teacher', gained: 0, corrected: null };
  if (row.self_marked !== null) return { outcome: 'own', gained: 0, corrected: null };
  const corrected = correctMarks(row, before, after);
  if (corrected === null) return { outcome: 'unchanged', gained: 0, corrected };
  return { outcome: corrected.gained > 0 ? 'raised' : 'kept', gained: corrected.gained, corrected };
}

const obtained = async (db: Knex, testId: number) => {
  const questions = (await findQuestionMarks(db, [testId])).get(testId) ?? [];
  const of = (marks: 'marks' | 'obtained') => questions.reduce((sum, question) => sum + question[marks], 0);
  return { marks: of('obtained'), total: of('marks') };
};

/** A test that was gone through, for telling its learner. */
export interface CorrectedTest {
  userId: number;
  slug: string;
  subject: string;
  position: number;
  outcome: TestCorrection['outcome'];
  before: number;
  after: number;
  total: number;
}

/**
 * Marks one test again by a corrected question and records the result, in the caller's transaction. Null if nothing
 * changes, if a teacher's marks prevail, or if it has been done.
 */
export async function correctTest(
  transaction: Knex,
  testId: number,
  correction: KeyCorrection,
  now: Date,
): Promise<CorrectedTest | null> {
  const { id, questionId } = correction;
  const test = await lockAttemptById(transaction, testId);
  const touched = test?.submitted_at ? await findTouchedTest(transaction, testId, questionId) : undefined;
  const row = (await findTestQuestions(transaction, testId)).find(({ question_id }) => question_id === questionId);
  if (!test?.submitted_at || !touched || !row) return null;
  const { outcome, corrected } = foreseeCorrection(touched, correction);
  if (outcome === 'teacher' || outcome === 'unchanged') return null;
  const was = await obtained(transaction, testId);
  if (corrected && outcome === 'raised') await storeAutomaticMarks(transaction, testId, questionId, corrected);
  if (test.assigned) await sumAssignedMarks(transaction, testId);
  const is = await obtained(transaction, testId);
  const result = { outcome, position: row.position, before: was.marks, after: is.marks, total: is.total };
  const isNew = await insertTestCorrection(transaction, {
    ...{ correction_id: id, test_id: testId, question_id: questionId, position: row.position, outcome },
    ...{ parts: corrected?.parts ?? [], marks_before: was.marks, marks_after: is.marks, total: is.total, at: now },
  });
  if (!isNew) return null;
  if (corrected && outcome === 'raised') {
    const ended = { ...test, submitted_at: test.submitted_at };
    await recordCorrectedMarks(transaction, ended, { row: { ...row, ...correction.after }, corrected, correctionId: id, now });
  }
  const subject = (await findTestBySlug(transaction, test.user_id, test.slug))?.subject.subject_name ?? '';
  return { ...result, userId: test.user_id, slug: test.slug, subject };
}

/** The effects of corrections on a test, for its result. */
export async function correctionsOf(db: Knex, testId: number): Promise<TestCorrection[]> {
  return (await listTestCorrections(db, testId)).map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}
