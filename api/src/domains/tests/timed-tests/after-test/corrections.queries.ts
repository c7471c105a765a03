import { subjectSchema, type TestCorrection, testCorrectionSchema } from '@api/contract';
import type { Knex } from 'knex';
import { z } from 'zod';
import { jsonColumn, queryFirst, queryRows, validateRows } from '../../../../db/row-validation.ts';
import { LEARNERS_SHEETS } from '../../../grading/grading-orders/index.ts';
import { testQuestionRow } from '../attempts.queries.ts';
import type { MarkedBefore, PartMarks } from '../marking/correct-marks.ts';

const touchedRow = testQuestionRow
  .pick({ state: true, answer: true, marks: true, auto_marks: true, auto_max: true, self_marked: true })
  .extend({
    test_id: z.int(),
    user_id: z.int(),
    corrected: z.array(jsonColumn<PartMarks>()).nullable(),
    graded: z.boolean(),
  }) satisfies z.ZodType<MarkedBefore>;
/** The work on one question of a test that is over, and who marked it. */
export type TouchedRow = z.infer<typeof touchedRow>;

const PARTS = `(SELECT c.parts FROM test_corrections c
                 WHERE c.test_id = e.test_id AND c.question_id = e.question_id AND c.parts <> '[]'::jsonb ORDER BY c.id DESC LIMIT 1)`;

const TOUCHED = `e.test_id, t.user_id, e.state, e.answer, e.marks, e.auto_marks, e.auto_max, e.self_marked, ${PARTS} AS corrected,
  EXISTS (SELECT FROM ${LEARNERS_SHEETS} g WHERE g.test_id = e.test_id AND g.is_told) AS graded`;

const NOT_YET = 'NOT EXISTS (SELECT FROM test_corrections c WHERE c.test_id = e.test_id AND c.correction_id = :correctionId)';

/** Which tests: with work on a question, over until a moment, after one of them. */
export interface Span {
  questionId: number;
  until: Date;
  after: number;
  limit: number;
}

/** Tests that ended until a moment with work on a question, by id after one of them; with `correctionId` those alone that it has not been through. */
export async function findTouched(
  db: Knex,
  { questionId, until, after, limit, correctionId = null }: Span & { correctionId?: number | null },
): Promise<TouchedRow[]> {
  return queryRows(
    db,
    touchedRow,
    `SELECT ${TOUCHED} FROM test_questions e JOIN tests t ON t.id = e.test_id
      WHERE e.question_id = :questionId AND e.test_id > :after AND e.state = 'attempted' AND t.submitted_at <= :until
        AND ${correctionId === null ? 'true' : NOT_YET}
      ORDER BY e.test_id LIMIT :limit`,
    { questionId, until, after, limit, correctionId },
  );
}

/** One of them in its current state; the test's row must be locked. */
export async function findTouchedTest(db: Knex, testId: number, questionId: number): Promise<TouchedRow | undefined> {
  return queryFirst(
    db,
    touchedRow,
    `SELECT ${TOUCHED} FROM test_questions e JOIN tests t ON t.id = e.test_id WHERE e.test_id = ? AND e.question_id = ?`,
    [testId, questionId],
  );
}

export async function countRunningWith(db: Knex, questionId: number): Promise<number> {
  const count = await db('test_questions as e')
    .join('tests as t', 't.id', 'e.test_id')
    .where('e.question_id', questionId)
    .whereNotNull('t.started_at')
    .whereNull('t.submitted_at')
    .count({ count: '*' })
    .first();
  return Number(count?.count ?? 0);
}

export interface NewTestCorrection {
  correction_id: number;
  test_id: number;
  question_id: number;
  position: number;
  outcome: TestCorrection['outcome'];
  parts: readonly PartMarks[];
  marks_before: number;
  marks_after: number;
  total: number;
  at: Date;
}

/** Stores it; false if that has been done. */
export async function insertTestCorrection(db: Knex, row: NewTestCorrection): Promise<boolean> {
  const written = await db('test_corrections')
    .insert({ ...row, parts: JSON.stringify(row.parts) })
    .onConflict(['correction_id', 'test_id'])
    .ignore()
    .returning('id');
  return written.length > 0;
}

const testCorrectionRow = z.object({
  at: z.date(),
  question_id: z.int(),
  position: z.int(),
  outcome: testCorrectionSchema.shape.outcome,
  before: z.int(),
  after: z.int(),
  total: z.int(),
  summary_html: z.string(),
});

/** The effects of corrections on a test, oldest first. */
export async function listTestCorrections(db: Knex, testId: number): Promise<z.infer<typeof testCorrectionRow>[]> {
  const rows = await db('test_corrections as t')
    .join('corrections as c', 'c.id', 't.correction_id')
    .where('t.test_id', testId)
    .orderBy('t.id')
    .select(
      ...['t.at', 't.question_id', 't.position', 't.outcome', 't.marks_before as before', 't.marks_after as after', 't.total'],
      'c.summary_html',
    );
  return validateRows(testCorrectionRow, rows);
}

const raisedTest = z.object({
  slug: z.string(),
  subject: subjectSchema,
  position: z.int(),
  before: z.int(),
  after: z.int(),
  total: z.int(),
});
export type RaisedTest = z.infer<typeof raisedTest>;

export async function listRaisedTests(db: Knex, correctionId: number, userId: number): Promise<RaisedTest[]> {
  return queryRows(
    db,
    raisedTest,
    `SELECT t.slug, c.position, c.marks_before AS before, c.marks_after AS after, c.total,
            json_build_object('id', s.id, 'subject_name', s.subject_name, 'slug', s.slug) AS subject
       FROM test_corrections c JOIN tests t ON t.id = c.test_id JOIN subjects s ON s.id = t.subject_id
      WHERE c.correction_id = ? AND t.user_id = ? AND c.outcome = 'raised' ORDER BY t.submitted_at, t.id`,
    [correctionId, userId],
  );
}

const raisedOwner = z.object({ user_id: z.int(), email: z.string(), tests: z.int() });

/**
 * Owners of the tests whose marks a correction raised, each with the number of tests and an email address; existing
 * accounts only.
 */
export async function listRaisedOwners(db: Knex, correctionId: number): Promise<z.infer<typeof raisedOwner>[]> {
  return queryRows(
    db,
    raisedOwner,
    `SELECT t.user_id, u.email, count(*)::int AS tests
       FROM test_corrections c JOIN tests t ON t.id = c.test_id JOIN users u ON u.id = t.user_id
      WHERE c.correction_id = ? AND c.outcome = 'raised' AND u.anonymised_at IS NULL GROUP BY t.user_id, u.email ORDER BY t.user_id`,
    [correctionId],
  );
}
