import type { Knex } from 'knex';
import { z } from 'zod';
import { queryRows, validateRow } from '../../../db/row-validation.ts';

export async function findToken(db: Knex, userId: number): Promise<string | null> {
  return (await db('study_plans').where('user_id', userId).first('calendar_token'))?.calendar_token ?? null;
}

/** Sets the secret of a learner's calendar; null removes it. */
export async function storeToken(db: Knex, userId: number, token: string | null): Promise<void> {
  const row = { calendar_token: token };
  await db('study_plans')
    .insert({ user_id: userId, ...row })
    .onConflict('user_id')
    .merge(row);
}

const ownerRow = z.object({ user_id: z.int(), staff: z.boolean() });

/** The learner whose calendar it is; undefined for an unknown token, or an account that is about to be deleted. */
export async function findOwner(db: Knex, token: string) {
  const owner = db('study_plans AS p').join('users AS u', 'u.id', 'p.user_id').where('p.calendar_token', token);
  return validateRow(ownerRow, await owner.whereNull('u.delete_after').first('p.user_id', db.raw('u.role_id <= 2 AS staff')));
}

const dueRow = z.object({
  id: z.int(),
  class_id: z.int(),
  title: z.string(),
  class_name: z.string(),
  is_test: z.boolean(),
  due_at: z.date(),
});

/** Set work of a learner that is open and was due after `since`, by their own due dates, the earliest first. */
export const listDueWork = (db: Knex, userId: number, { since, now }: { since: Date; now: Date }) =>
  queryRows(
    db,
    dueRow,
    `SELECT a.id, a.class_id, a.title, c.name AS class_name, a.kind = 'mock_paper' AS is_test, coalesce(e.due_at, a.due_at) AS due_at
       FROM class_members m
       JOIN classes c ON c.id = m.class_id AND c.archived_at IS NULL
       JOIN class_assignments a ON a.class_id = c.id
       LEFT JOIN class_exceptions e ON e.assignment_id = a.id AND e.user_id = m.user_id
      WHERE m.user_id = :userId AND m.role = 'learner' AND m.left_at IS NULL
        AND a.published_at IS NOT NULL AND coalesce(a.opens_at, a.published_at) <= :now
        AND NOT coalesce(e.excused, false) AND coalesce(e.due_at, a.due_at) >= :since
      ORDER BY due_at, a.id`,
    { userId, since, now },
  );
