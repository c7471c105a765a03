import { extraTimeSchema, solutionsRuleSchema } from '@api/contract';
import type { Knex } from 'knex';
import { z } from 'zod';
import { countRow, idRow, queryFirst, queryOne, queryRows, validateOne, validateRows } from '../../../../db/row-validation.ts';
import { topicRow } from '../../../bank/subjects-and-topics/index.ts';
import { NAME_OF } from '../class/class.queries.ts';

const assignmentRow = z.object({
  id: z.int(),
  class_id: z.int(),
  title: z.string(),
  words: z.string(),
  kind: z.enum(['questions', 'topic', 'mock_paper', 'reading']),
  topic: topicRow.nullable(),
  question_count: z.int(),
  draw: z.enum(['class', 'learner']).nullable(),
  mock_paper_id: z.int().nullable(),
  mock_paper_code: z.string().nullable(),
  mock_paper: z.string().nullable(),
  address: z.string().nullable(),
  opens_at: z.date().nullable(),
  due_at: z.date().nullable(),
  closes_at: z.date().nullable(),
  late_allowed: z.boolean(),
  tries: z.int(),
  minutes: z.int().nullable(),
  solutions: solutionsRuleSchema,
  counts: z.boolean(),
  weight: z.int(),
  published_at: z.date().nullable(),
  version: z.int(),
  draw_seed: z.int(),
  /** In order; empty if each learner gets different ones, and for a reading. */
  questions: z.array(z.object({ id: z.int(), marks: z.int(), visible: z.boolean() })),
});
export type AssignmentRow = z.infer<typeof assignmentRow>;

const ASSIGNMENTS = `
  SELECT a.id, a.class_id, a.title, a.words, a.kind, a.question_count, a.draw, a.mock_paper_id, a.mock_paper_code, a.mock_paper, a.address, a.opens_at, a.due_at,
         a.closes_at, a.late_allowed, a.tries, a.minutes, a.solutions, a.counts, a.weight, a.published_at, a.version, a.draw_seed,
         CASE WHEN t.id IS NOT NULL THEN json_build_object(
           'id', t.id, 'subject_id', t.subject_id, 'parent_topic_id', t.parent_topic_id, 'depth', t.depth, 'slug', t.slug,
           'topic_number', t.topic_number, 'topic_name', t.topic_name) END AS topic,
         (SELECT coalesce(json_agg(json_build_object('id', q.id, 'marks', q.marks, 'visible', q.visible) ORDER BY e.position), '[]')
            FROM class_assignment_questions e JOIN questions q ON q.id = e.question_id WHERE e.assignment_id = a.id) AS questions
    FROM class_assignments a
    LEFT JOIN topics t ON t.id = a.topic_id`;

/** An assignment; undefined if the id is unknown. */
export const findAssignment = (db: Knex, id: number): Promise<AssignmentRow | undefined> =>
  queryFirst(db, assignmentRow, `${ASSIGNMENTS} WHERE a.id = ?`, [id]);

/** The assignments of a class, latest due first, those that are never due before them. */
export const listAssignments = (db: Knex, classId: number): Promise<AssignmentRow[]> =>
  queryRows(db, assignmentRow, `${ASSIGNMENTS} WHERE a.class_id = ? ORDER BY a.due_at DESC NULLS FIRST, a.id DESC`, [classId]);

/** Published assignments of some classes that opened or are due after a moment. */
export const listRecentAssignments = (
  db: Knex,
  classIds: readonly number[],
  { since, now }: { since: Date; now: Date },
): Promise<AssignmentRow[]> =>
  queryRows(
    db,
    assignmentRow,
    `${ASSIGNMENTS}
      WHERE a.class_id = ANY (?) AND a.published_at IS NOT NULL AND coalesce(a.opens_at, a.published_at) <= ?
        AND (a.due_at IS NULL OR greatest(a.due_at, a.closes_at) >= ?)
      ORDER BY a.due_at NULLS LAST, a.id`,
    [[...classIds], now, since],
  );

/** Locks an assignment until the transaction ends. */
export async function lockAssignment(transaction: Knex, id: number): Promise<void> {
  await transaction('class_assignments').where({ id }).forUpdate().first('id');
}

/** The columns that a teacher decides. */
export interface AssignmentFields {
  title: string;
  words: string;
  opens_at: Date | null;
  due_at: Date | null;
  closes_at: Date | null;
  late_allowed: boolean;
  tries: number;
  minutes: number | null;
  solutions: AssignmentRow['solutions'];
  counts: boolean;
  weight: number;
  published_at: Date | null;
}

export interface ContentFields {
  kind: AssignmentRow['kind'];
  topic_id: number | null;
  question_count: number;
  draw: 'class' | 'learner' | null;
  mock_paper_id: number | null;
  mock_paper_code: string | null;
  mock_paper: string | null;
  address: string | null;
}

async function insertQuestions(db: Knex, assignmentId: number, questionIds: readonly number[]): Promise<void> {
  if (questionIds.length === 0) return;
  await db('class_assignment_questions').insert(
    questionIds.map((question_id, index) => ({ assignment_id: assignmentId, position: index + 1, question_id })),
  );
}

/** Stores an assignment. Returns its id. */
export async function insertAssignment(
  db: Knex,
  fields: AssignmentFields & ContentFields & { class_id: number; draw_seed: number; created_at: Date },
  questionIds: readonly number[],
): Promise<number> {
  const { id } = validateOne(idRow, await db('class_assignments').insert(fields).returning('id'));
  await insertQuestions(db, id, questionIds);
  return id;
}

/** Changes an assignment, whose version rises. */
export async function updateAssignment(
  db: Knex,
  id: number,
  fields: Partial<AssignmentFields & ContentFields> & { due_told_at?: null },
): Promise<void> {
  await db('class_assignments')
    .where({ id })
    .update({ ...fields, version: db.raw('version + 1') });
}

/** Puts other questions in the place of those of an assignment. */
export async function replaceQuestions(db: Knex, id: number, questionIds: readonly number[]): Promise<void> {
  await db('class_assignment_questions').where('assignment_id', id).delete();
  await insertQuestions(db, id, questionIds);
}

/** Deletes an assignment with its results, but not the learners' tests. */
export async function deleteAssignment(db: Knex, id: number): Promise<void> {
  await db('class_assignments').where({ id }).delete();
}

export const countAssignments = async (db: Knex, classId: number): Promise<number> =>
  (await queryOne(db, countRow, 'SELECT count(*) FROM class_assignments WHERE class_id = ?', [classId])).count;

const exceptionRow = z.object({
  assignment_id: z.int(),
  user_id: z.int(),
  name: z.string(),
  due_at: z.date().nullable(),
  closes_at: z.date().nullable(),
  extra_time: extraTimeSchema,
  excused: z.boolean(),
});
export type ExceptionRow = z.infer<typeof exceptionRow>;

/** The exceptions of some assignments, by learner's name. */
export const listExceptions = (db: Knex, assignmentIds: readonly number[]): Promise<ExceptionRow[]> =>
  queryRows(
    db,
    exceptionRow,
    `SELECT e.assignment_id, e.user_id, ${NAME_OF('u')} AS name, e.due_at, e.closes_at, e.extra_time, e.excused
       FROM class_exceptions e JOIN users u ON u.id = e.user_id WHERE e.assignment_id = ANY (?) ORDER BY name, e.user_id`,
    [[...assignmentIds]],
  );

export async function putException(db: Knex, row: Omit<ExceptionRow, 'name'>): Promise<void> {
  await db('class_exceptions').insert(row).onConflict(['assignment_id', 'user_id']).merge();
}

export async function deleteException(db: Knex, assignmentId: number, userId: number): Promise<void> {
  await db('class_exceptions').where({ assignment_id: assignmentId, user_id: userId }).delete();
}

const listedQuestion = z.object({ id: z.int(), topic1_id: z.int() });

/** Which of some questions a course lists and learners see, with the topic on the first level. */
export async function findListedQuestions(
  db: Knex,
  subjectId: number,
  ids: readonly number[],
): Promise<z.infer<typeof listedQuestion>[]> {
  const rows = await db('question_topics as p')
    .join('questions as q', 'q.id', 'p.question_id')
    .where('p.subject_id', subjectId)
    .whereNot('p.kind', 'other')
    .where('q.visible', true)
    .whereIn('q.id', [...ids])
    .distinctOn('q.id')
    .orderBy(['q.id', 'p.topic1_id'])
    .select('q.id', 'p.topic1_id');
  return validateRows(listedQuestion, rows);
}
