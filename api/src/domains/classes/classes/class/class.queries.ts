import { classRoleSchema, subjectSchema } from '@api/contract';
import type { Knex } from 'knex';
import { z } from 'zod';
import { containing } from '../../../../db/like.ts';
import { countRow, idRow, queryFirst, queryOne, queryRows, validateOne } from '../../../../db/row-validation.ts';

const classRow = z.object({
  id: z.int(),
  name: z.string(),
  subject: subjectSchema,
  school: z.string(),
  time_zone: z.string(),
  exam_month: z.enum(['May', 'November']).nullable(),
  exam_year: z.int().nullable(),
  join_code: z.string(),
  joining_open: z.boolean(),
  created_at: z.date(),
  archived_at: z.date().nullable(),
  teacher_name: z.string(),
  learner_count: z.int(),
  /** Of the account that asks; null: not in the class. */
  role: classRoleSchema.nullable(),
  shares_progress: z.boolean(),
  mails: z.boolean(),
});
export type ClassRow = z.infer<typeof classRow>;

/** The name that an account is called by in its classes. */
export const NAME_OF = (user: string) => `coalesce(nullif(${user}.full_name, ''), ${user}.username)`;

/** Reads classes `c` with the part `me` that an account has in them; the first binding is that account. */
const CLASSES = `
  SELECT c.id, c.name, c.school, c.time_zone, c.exam_month, c.exam_year, c.join_code, c.joining_open, c.created_at, c.archived_at,
         json_build_object('id', s.id, 'subject_name', s.subject_name, 'slug', s.slug) AS subject,
         coalesce((SELECT ${NAME_OF('u')} FROM class_members m JOIN users u ON u.id = m.user_id
                    WHERE m.class_id = c.id AND m.role = 'teacher' AND m.left_at IS NULL), 'Nobody') AS teacher_name,
         (SELECT count(*) FROM class_members m WHERE m.class_id = c.id AND m.role = 'learner' AND m.left_at IS NULL) AS learner_count,
         me.role, coalesce(me.shares_progress, false) AS shares_progress, coalesce(me.mails, false) AS mails
    FROM classes c JOIN subjects s ON s.id = c.subject_id
    LEFT JOIN class_members me ON me.class_id = c.id AND me.user_id = ? AND me.left_at IS NULL`;

/** A class, and an account's role in it; undefined if the id is unknown. */
export const findClass = (db: Knex, id: number, userId: number): Promise<ClassRow | undefined> =>
  queryFirst(db, classRow, `${CLASSES} WHERE c.id = ?`, [userId, id]);

/** The class of a join code that takes new learners. */
export const findClassByCode = (db: Knex, code: string, userId: number): Promise<ClassRow | undefined> =>
  queryFirst(db, classRow, `${CLASSES} WHERE c.join_code = ? AND c.joining_open AND c.archived_at IS NULL`, [userId, code]);

/** The classes of an account by name, those that it teaches first. */
export const listClasses = (db: Knex, userId: number, archived: boolean): Promise<ClassRow[]> =>
  queryRows(
    db,
    classRow,
    `${CLASSES} WHERE me.user_id IS NOT NULL AND (c.archived_at IS NOT NULL) = ? ORDER BY me.role = 'learner', c.name, c.id`,
    [userId, archived],
  );

const BY_WORDS = `
  (? = '' OR c.name ILIKE ? OR c.school ILIKE ? OR EXISTS (
     SELECT FROM class_members m JOIN users u ON u.id = m.user_id
      WHERE m.class_id = c.id AND m.role = 'teacher' AND m.left_at IS NULL AND (${NAME_OF('u')} ILIKE ? OR u.email ILIKE ?)))`;

/** A page of all classes for staff, latest first, with the count of all. */
export async function pageOfClasses(db: Knex, userId: number, words: string, page: { limit: number; offset: number }) {
  const pattern = containing(words);
  const by = [words, pattern, pattern, pattern, pattern];
  const rows = await queryRows(db, classRow, `${CLASSES} WHERE ${BY_WORDS} ORDER BY c.id DESC LIMIT ? OFFSET ?`, [
    ...[userId, ...by],
    ...[page.limit, page.offset],
  ]);
  return { rows, count: (await queryOne(db, countRow, `SELECT count(*) FROM classes c WHERE ${BY_WORDS}`, by)).count };
}

/** How many classes in use an account teaches, or learns in. Locks the account, so that requests at once are counted in turn. */
export async function countClasses(transaction: Knex, userId: number, as: 'teaching' | 'learning'): Promise<number> {
  await transaction('users').where('id', userId).forUpdate().first('id');
  const sql = `SELECT count(*) FROM class_members m JOIN classes c ON c.id = m.class_id
                WHERE m.user_id = ? AND m.left_at IS NULL AND c.archived_at IS NULL AND (m.role = 'learner') = ?`;
  return (await queryOne(transaction, countRow, sql, [userId, as === 'learning'])).count;
}

/** Locks a class until the transaction ends: joining, limits and changes of it wait for each other. */
export async function lockClass(transaction: Knex, id: number): Promise<void> {
  await transaction('classes').where({ id }).forUpdate().first('id');
}

export type ClassFields = {
  name: string;
  subject_id: number;
  school: string;
  time_zone: string;
  exam_month: 'May' | 'November' | null;
  exam_year: number | null;
};

/** Stores a class; undefined if its join code is in use. */
export async function insertClass(
  db: Knex,
  fields: ClassFields & { join_code: string; created_at: Date },
): Promise<number | undefined> {
  const rows = await db('classes').insert(fields).onConflict('join_code').ignore().returning('id');
  return rows.length === 0 ? undefined : validateOne(idRow, rows).id;
}

export async function updateClass(
  db: Knex,
  id: number,
  fields: Partial<ClassFields & { joining_open: boolean; archived_at: Date | null }>,
): Promise<void> {
  await db('classes').where({ id }).update(fields);
}

/** Replaces a class's join code; false if the new one is in use. */
export async function replaceJoinCode(db: Knex, id: number, code: string): Promise<boolean> {
  const taken = db('classes as other').where('other.join_code', code).select('other.id');
  return (await db('classes').where({ id }).whereNotExists(taken).update({ join_code: code, joining_open: true })) > 0;
}

/** Deletes a class with all that belongs to it, but not the tests of its learners. */
export async function deleteClass(db: Knex, id: number): Promise<void> {
  await db('classes').where({ id }).delete();
}

export async function hasAssignments(db: Knex, id: number): Promise<boolean> {
  return (await db('class_assignments').where('class_id', id).first('id')) !== undefined;
}
