import type { Subject } from '@api/contract';
import type { Knex } from 'knex';
import { TOLD_MARKS } from '../../grading-orders/index.ts';
import type { StoredSelfMarks } from '../attempts.queries.ts';
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

/** A self-marked question with its test. */
export interface SelfMarkedRow {
  slug: string;
  subject: Subject;
  submitted_at: Date;
  marks: number;
  self_marked: number;
  self_marks: StoredSelfMarks;
}

/** Every question that somebody has marked, in the order in which the tests ended. */
export async function listSelfMarked(db: Knex, userId: number): Promise<SelfMarkedRow[]> {
  const { rows } = await db.raw(
    `SELECT tests.slug, tests.submitted_at, e.marks, e.self_marked, e.self_marks,
            json_build_object('id', s.id, 'subject_name', s.subject_name, 'slug', s.slug) AS subject
       FROM tests JOIN subjects s ON s.id = tests.subject_id JOIN test_questions e ON e.test_id = tests.id
      WHERE tests.user_id = ? AND tests.submitted_at IS NOT NULL AND e.self_marks IS NOT NULL
      ORDER BY tests.submitted_at, tests.id, e.position`,
    [userId],
  );
  return rows;
}

/** A question of a test as far as its marks go. */
export interface MarkedQuestionRow extends MarkedRow {
  test_id: number;
  question_id: number;
  /** The test was handed in for grading. */
  graded: boolean;
}

/** The questions of some tests in order, as far as their marks go. */
export async function findMarkedRows(db: Knex, testIds: readonly number[]): Promise<MarkedQuestionRow[]> {
  return db('test_questions as e')
    .leftJoin('gradings as g', 'g.test_id', 'e.test_id')
    .whereIn('e.test_id', [...testIds])
    .orderBy(['e.test_id', 'e.position'])
    .select(
      ...['e.test_id', 'e.question_id', 'e.marks', 'e.state', 'e.self_marked', 'e.auto_marks', 'e.auto_max'],
      db.raw('g.test_id IS NOT NULL AS graded'),
    );
}

/** What a grader gave each question of a test, by its id, once that is told; during a second look what the first one gave. */
export async function findGraderMarks(db: Knex, testId: number): Promise<Map<number, number>> {
  const { rows } = await db.raw<{ rows: { question_id: number; marks: number }[] }>(
    `SELECT told.question_id, told.marks FROM ${TOLD_MARKS} told WHERE told.test_id = ?`,
    [testId],
  );
  return new Map(rows.map(({ question_id, marks }) => [question_id, marks]));
}

/** Questions of tests that somebody has marked and a teacher has, summed up; a grading counts once it is returned. */
export interface ComparedMarks {
  questions: number;
  marks: number;
  own_marks: number;
  teacher_marks: number;
  /** Sum of the differences without their signs. */
  apart: number;
}

export async function compareWithTeacher(db: Knex, userId: number): Promise<ComparedMarks> {
  const { rows } = await db.raw<{ rows: ComparedMarks[] }>(
    `SELECT count(*)::int AS questions, coalesce(sum(e.marks), 0)::int AS marks, coalesce(sum(e.self_marked), 0)::int AS own_marks,
            coalesce(sum(given.marks), 0)::int AS teacher_marks, coalesce(sum(abs(e.self_marked - given.marks)), 0)::int AS apart
       FROM tests t JOIN ${TOLD_MARKS} given ON given.test_id = t.id
       JOIN test_questions e ON e.test_id = t.id AND e.question_id = given.question_id
      WHERE t.user_id = ? AND e.self_marked IS NOT NULL`,
    [userId],
  );
  return rows[0] as ComparedMarks;
}
