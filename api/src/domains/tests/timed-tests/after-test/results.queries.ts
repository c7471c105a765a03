import { subjectSchema } from '@api/contract';
import type { Knex } from 'knex';
import { z } from 'zod';
import { jsonColumn, queryOne, queryRows } from '../../../../db/row-validation.ts';
import { LEARNERS_SHEETS, RELEASED_MARKS } from '../../../grading/grading-orders/index.ts';
import { type StoredSelfMarks, testQuestionRow } from '../attempts.queries.ts';
import type { MarkedRow } from './marks-so-far.ts';

/** Keeps a learner's marks of one question, in place of earlier ones. */
export async function storeSelfMarks(
  db: Knex,
  place: { testId: number; questionId: number },
  marks: { self_marks: StoredSelfMarks; self_marked: number; self_marked_at: Date },
): Promise<void> {
  await db('test_questions')
    .where({ test_id: place.testId, question_id: place.questionId })
    .update({ ...marks, self_marks: JSON.stringify(marks.self_marks) });
}

const selfMarkedRow = z.object({
  slug: z.string(),
  subject: subjectSchema,
  submitted_at: z.date(),
  marks: z.int(),
  self_marked: z.int(),
  self_marks: jsonColumn<StoredSelfMarks>(),
});
type SelfMarkedRow = z.infer<typeof selfMarkedRow>;

/** Every question that a learner has self-marked, in the order in which the tests ended. */
export async function listSelfMarked(db: Knex, userId: number): Promise<SelfMarkedRow[]> {
  return queryRows(
    db,
    selfMarkedRow,
    `SELECT tests.slug, tests.submitted_at, e.marks, e.self_marked, e.self_marks,
            json_build_object('id', s.id, 'subject_name', s.subject_name, 'slug', s.slug) AS subject
       FROM tests JOIN subjects s ON s.id = tests.subject_id JOIN test_questions e ON e.test_id = tests.id
      WHERE tests.user_id = ? AND tests.submitted_at IS NOT NULL AND e.self_marks IS NOT NULL
      ORDER BY tests.submitted_at, tests.id, e.position`,
    [userId],
  );
}

const markedQuestionRow = testQuestionRow
  .pick({ question_id: true, marks: true, state: true, self_marked: true, auto_marks: true, auto_max: true })
  .extend({
    test_id: z.int(),
    graded: z.boolean(),
  }) satisfies z.ZodType<MarkedRow>;
type MarkedQuestionRow = z.infer<typeof markedQuestionRow>;

/** The questions of some tests in order, as far as their marks go. */
export async function findMarkedRows(db: Knex, testIds: readonly number[]): Promise<MarkedQuestionRow[]> {
  return queryRows(
    db,
    markedQuestionRow,
    `SELECT e.test_id, e.question_id, e.marks, e.state, e.self_marked, e.auto_marks, e.auto_max, g.test_id IS NOT NULL AS graded
       FROM test_questions e LEFT JOIN ${LEARNERS_SHEETS} g ON g.test_id = e.test_id
      WHERE e.test_id = ANY (?) ORDER BY e.test_id, e.position`,
    [[...testIds]],
  );
}

const toldRow = z.object({ question_id: z.int(), marks: z.int() });

/**
 * A grader's marks of each question of a test, by its id, once released; during a regrade those of the first grading.
 */
export async function findGraderMarks(db: Knex, testId: number): Promise<Map<number, number>> {
  const rows = await queryRows(
    db,
    toldRow,
    `SELECT told.question_id, told.marks FROM ${RELEASED_MARKS} told WHERE told.test_id = ?`,
    [testId],
  );
  return new Map(rows.map(({ question_id, marks }) => [question_id, marks]));
}

const comparedMarks = z.object({
  questions: z.int(),
  marks: z.int(),
  own_marks: z.int(),
  teacher_marks: z.int(),
  /** Sum of the differences without their signs. */
  apart: z.int(),
});
/** Questions marked by both the learner and a teacher, summed up; a grading counts once it is returned. */
type ComparedMarks = z.infer<typeof comparedMarks>;

export async function compareWithTeacher(db: Knex, userId: number): Promise<ComparedMarks> {
  return queryOne(
    db,
    comparedMarks,
    `SELECT count(*)::int AS questions, coalesce(sum(e.marks), 0)::int AS marks, coalesce(sum(e.self_marked), 0)::int AS own_marks,
            coalesce(sum(given.marks), 0)::int AS teacher_marks, coalesce(sum(abs(e.self_marked - given.marks)), 0)::int AS apart
       FROM tests t JOIN ${RELEASED_MARKS} given ON given.test_id = t.id
       JOIN test_questions e ON e.test_id = t.id AND e.question_id = given.question_id
      WHERE t.user_id = ? AND e.self_marked IS NOT NULL`,
    [userId],
  );
}
