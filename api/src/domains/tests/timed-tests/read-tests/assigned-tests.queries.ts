import { type AnswerKey, type LearnerAnswer, optionKeySchema, questionStateSchema } from '@api/contract';
import type { Knex } from 'knex';
import { z } from 'zod';
import { jsonColumn, queryRows } from '../../../../db/row-validation.ts';

const assignedTestRow = z.object({
  id: z.int(),
  slug: z.string(),
  started_at: z.date().nullable(),
  deadline: z.date().nullable(),
  submitted_at: z.date().nullable(),
  /** Questions with an answer. */
  answered: z.int(),
  marks: z.int(),
  /** Of those, marked by the server, and what it gave: the learner's own marks do not count in set work. */
  marked: z.int(),
  obtained: z.int(),
});
/** A test that a teacher has set, with what the server's marking came to. */
export type AssignedTestRow = z.infer<typeof assignedTestRow>;

/** Some tests, by id. The caller must have the right to read them. */
export const findAssignedTests = (db: Knex, ids: readonly number[]): Promise<AssignedTestRow[]> =>
  queryRows(
    db,
    assignedTestRow,
    `SELECT t.id, t.slug, t.started_at, t.deadline, t.submitted_at, t.marks_total AS marks,
            coalesce(t.marks_given, 0) AS marked, coalesce(t.marks_earned, 0) AS obtained,
            CASE WHEN t.submitted_at IS NOT NULL THEN t.stored WHEN t.started_at IS NULL THEN 0
                 ELSE (SELECT count(*)::int FROM test_questions e WHERE e.test_id = t.id AND e.state = 'attempted') END AS answered
       FROM tests t WHERE t.assigned AND t.id = ANY (?) ORDER BY t.id`,
    [[...ids]],
  );

/** Assigned tests that are over and have marks that only a teacher can give, for statements of those who set them. */
export const TESTS_WAITING_FOR_MARKS = '(SELECT id FROM tests WHERE assigned AND marks_given < marks_total)';

const assignedQuestionRow = z.object({
  test_id: z.int(),
  question_id: z.int(),
  position: z.int(),
  marks: z.int(),
  state: questionStateSchema,
  answer: jsonColumn<LearnerAnswer>().nullable(),
  auto_marks: z.int().nullable(),
  auto_max: z.int().nullable(),
});
/** A learner's work on one question of such a test. */
export type AssignedQuestionRow = z.infer<typeof assignedQuestionRow>;

/** The work on every question of some tests, or on one question of them. */
export const findAssignedQuestions = (
  db: Knex,
  testIds: readonly number[],
  questionId: number | null = null,
): Promise<AssignedQuestionRow[]> =>
  queryRows(
    db,
    assignedQuestionRow,
    `SELECT e.test_id, e.question_id, e.position, e.marks, e.state, e.answer, e.auto_marks, e.auto_max
       FROM test_questions e WHERE e.test_id = ANY (?) AND (?::int IS NULL OR e.question_id = ?)
      ORDER BY e.test_id, e.position`,
    [[...testIds], questionId, questionId],
  );

const keyRow = z.object({
  id: z.int(),
  question_number: z.int(),
  questions_text: z.string(),
  marks: z.int(),
  mcq_answer: optionKeySchema.nullable(),
  answer_keys: z.array(jsonColumn<AnswerKey>()),
});
/** The marking data of a question: never send it unfiltered. */
export type QuestionKeyRow = z.infer<typeof keyRow>;

export const findQuestionKeys = (db: Knex, ids: readonly number[]): Promise<QuestionKeyRow[]> =>
  queryRows(
    db,
    keyRow,
    'SELECT id, question_number, questions_text, marks, mcq_answer, answer_keys FROM questions WHERE id = ANY (?)',
    [[...ids]],
  );

/**
 * Moves the end and the opening of the answers of tests that a teacher has set. A running clock keeps its minutes, and ends at the new
 * moment at the latest; one that is past is over at once.
 */
export async function changeAssignedTests(
  db: Knex,
  testIds: readonly number[],
  { closesAt, answersAtOnce, answersFrom }: { closesAt: Date | null; answersAtOnce: boolean; answersFrom: Date | null },
): Promise<void> {
  await db.raw(
    `UPDATE tests SET answers_at_once = :answersAtOnce, answers_from = :answersFrom, closes_at = :closesAt,
            deadline = CASE WHEN submitted_at IS NOT NULL OR started_at IS NULL THEN deadline
                            WHEN untimed AND CAST(:closesAt AS timestamptz) IS NULL THEN NULL
                            ELSE greatest(started_at, least(CASE WHEN NOT untimed THEN
                                   started_at + make_interval(secs => duration * 60 * (100 + extra_time) / 100.0) END, :closesAt)) END
      WHERE id = ANY (:testIds) AND assigned`,
    { testIds: [...testIds], closesAt, answersAtOnce, answersFrom } as Knex.ValueDict,
  );
}

/** Gives tests that a teacher has set, and that are not handed in, the minutes of another extra time in percent, up to the longest. */
export async function changeExtraTime(
  db: Knex,
  testIds: readonly number[],
  { from, to, longest }: { from: number; to: number; longest: number },
): Promise<void> {
  await db.raw(
    `UPDATE tests SET duration = least(?, greatest(1, round(duration * (100.0 + ?) / (100 + ?))))
      WHERE id = ANY (?) AND assigned AND NOT untimed AND submitted_at IS NULL`,
    [longest, to, from, [...testIds]],
  );
}
