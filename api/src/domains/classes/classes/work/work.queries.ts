import type { Knex } from 'knex';
import { z } from 'zod';
import { jsonColumn, queryRows, validateRow } from '../../../../db/row-validation.ts';
import { TESTS_WAITING_FOR_MARKS } from '../../../tests/timed-tests/index.ts';

/** A teacher's marks and comment on one question. */
export interface MarkedQuestion {
  question_id: number;
  /** Null: as the server marked it. */
  marks: number | null;
  comment: string;
}

const workRow = z.object({
  assignment_id: z.int(),
  user_id: z.int(),
  read_at: z.date().nullable(),
  returned_at: z.date().nullable(),
  /** Of the tries, oldest first. */
  test_ids: z.array(z.int()),
  marking: z
    .object({
      test_id: z.int().nullable(),
      questions: z.array(jsonColumn<MarkedQuestion>()),
      comment: z.string(),
      version: z.int(),
    })
    .nullable(),
});
/** What a learner did about an assignment, and what teachers said of it. */
export type WorkRow = z.infer<typeof workRow>;

const WORK = `
  SELECT w.assignment_id, w.user_id, w.read_at, w.returned_at, coalesce(tries.test_ids, '{}') AS test_ids,
         CASE WHEN m.version IS NOT NULL THEN json_build_object(
           'test_id', m.test_id, 'questions', m.questions, 'comment', m.comment, 'version', m.version) END AS marking
    FROM class_work w
    LEFT JOIN (SELECT t.assignment_id, t.learner_id, array_agg(t.test_id ORDER BY t.number) AS test_ids
                 FROM class_tries t WHERE t.assignment_id = ANY (:ids) AND (CAST(:userId AS int) IS NULL OR t.learner_id = :userId)
                GROUP BY t.assignment_id, t.learner_id) tries
      ON tries.assignment_id = w.assignment_id AND tries.learner_id = w.user_id
    LEFT JOIN class_markings m ON m.assignment_id = w.assignment_id AND m.learner_id = w.user_id`;

/** The work of everyone, or of one learner, on some assignments. */
export const listWork = (db: Knex, assignmentIds: readonly number[], userId: number | null = null): Promise<WorkRow[]> =>
  queryRows(db, workRow, `${WORK} WHERE w.assignment_id = ANY (:ids) AND (CAST(:userId AS int) IS NULL OR w.user_id = :userId)`, {
    ids: [...assignmentIds],
    userId,
  });

const waitingRow = z.object({ class_id: z.int(), count: z.int() });

/** How many pieces of work in each of some classes have marks that only a teacher can give, and are not returned. */
export async function countWaiting(db: Knex, classIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await queryRows(
    db,
    waitingRow,
    `SELECT a.class_id, count(DISTINCT (t.assignment_id, t.learner_id)) AS count
       FROM class_assignments a
       JOIN class_tries t ON t.assignment_id = a.id
       JOIN ${TESTS_WAITING_FOR_MARKS} waiting ON waiting.id = t.test_id
       JOIN class_work w ON w.assignment_id = t.assignment_id AND w.user_id = t.learner_id AND w.returned_at IS NULL
      WHERE a.class_id = ANY (?) GROUP BY a.class_id`,
    [[...classIds]],
  );
  return new Map(rows.map(({ class_id, count }) => [class_id, count]));
}

/** Creates a learner's work on an assignment if needed, and locks it until the transaction ends. */
export async function lockWork(transaction: Knex, assignmentId: number, userId: number, now: Date): Promise<void> {
  const key = { assignment_id: assignmentId, user_id: userId };
  await transaction('class_work')
    .insert({ ...key, begun_at: now })
    .onConflict(['assignment_id', 'user_id'])
    .ignore();
  await transaction('class_work').where(key).forUpdate().first('begun_at');
}

export async function insertTry(
  db: Knex,
  row: { test_id: number; assignment_id: number; learner_id: number; number: number },
): Promise<void> {
  await db('class_tries').insert(row);
}

/** Notes that a learner has read a reading; the first time counts. */
export async function storeRead(db: Knex, assignmentId: number, userId: number, now: Date): Promise<void> {
  const key = { assignment_id: assignmentId, user_id: userId };
  await db('class_work').where(key).whereNull('read_at').update({ read_at: now });
}

export async function hasWork(db: Knex, assignmentId: number): Promise<boolean> {
  return (await db('class_work').where('assignment_id', assignmentId).first('user_id')) !== undefined;
}

/** The tests of all tries at an assignment by learner. */
export async function listTries(db: Knex, assignmentId: number): Promise<{ learner_id: number; test_id: number }[]> {
  const row = z.object({ learner_id: z.int(), test_id: z.int() });
  return queryRows(db, row, 'SELECT learner_id, test_id FROM class_tries WHERE assignment_id = ?', [assignmentId]);
}

export async function putMarking(
  db: Knex,
  row: {
    assignment_id: number;
    learner_id: number;
    test_id: number | null;
    questions: MarkedQuestion[];
    comment: string;
    version: number;
  },
  now: Date,
): Promise<void> {
  await db('class_markings')
    .insert({ ...row, questions: JSON.stringify(row.questions), marked_at: now })
    .onConflict(['assignment_id', 'learner_id'])
    .merge();
}

/** Notes that a piece of work is returned; false where it was before. */
export async function storeReturned(db: Knex, assignmentId: number, userId: number, now: Date): Promise<boolean> {
  const work = db('class_work').where({ assignment_id: assignmentId, user_id: userId }).whereNull('returned_at');
  return (await work.update({ returned_at: now })) > 0;
}

/** The version of a marking; 0 without one. The work must be locked. */
export async function findMarkingVersion(db: Knex, assignmentId: number, userId: number): Promise<number> {
  const row = await db('class_markings').where({ assignment_id: assignmentId, learner_id: userId }).first('version');
  return validateRow(z.object({ version: z.int() }), row)?.version ?? 0;
}
