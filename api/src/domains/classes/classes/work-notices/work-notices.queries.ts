import type { Knex } from 'knex';
import { z } from 'zod';
import { idRow, queryFirst } from '../../../../db/row-validation.ts';

export type NoticeKind = 'opening' | 'due';

const OPEN = 'a.published_at IS NOT NULL AND a.opening_told_at IS NULL AND coalesce(a.opens_at, a.published_at) <= :now';
const DUE = `a.published_at IS NOT NULL AND a.due_told_at IS NULL AND a.due_at > :now AND a.due_at <= :until
             AND coalesce(a.opens_at, a.published_at) <= :now`;

/** An assignment that needs a notification, locked until the transaction ends; skips those locked by other processes. */
export async function claimAssignmentToNotify(
  transaction: Knex,
  notice: NoticeKind,
  { now, until }: { now: Date; until: Date },
): Promise<number | undefined> {
  const row = await queryFirst(
    transaction,
    idRow,
    `SELECT a.id FROM class_assignments a JOIN classes c ON c.id = a.class_id AND c.archived_at IS NULL
      WHERE ${notice === 'opening' ? OPEN : DUE} ORDER BY a.id LIMIT 1 FOR UPDATE OF a SKIP LOCKED`,
    { now, until } as unknown as Record<string, unknown>,
  );
  return row?.id;
}

export async function storeNotified(transaction: Knex, id: number, notice: NoticeKind, now: Date): Promise<void> {
  await transaction('class_assignments')
    .where({ id })
    .update(notice === 'opening' ? { opening_told_at: now } : { due_told_at: now });
}

const mailRow = z.object({
  class_id: z.int(),
  class_name: z.string(),
  time_zone: z.string(),
  title: z.string(),
  words: z.string(),
  due_at: z.date().nullable(),
  name: z.string(),
});

/** The content of a mail about an assignment to one of its learners; undefined if it is gone, or they have left or want no mails. */
export const findWorkForMail = (db: Knex, id: number, userId: number): Promise<z.infer<typeof mailRow> | undefined> =>
  queryFirst(
    db,
    mailRow,
    `SELECT a.class_id, c.name AS class_name, c.time_zone, a.title, a.words, coalesce(e.due_at, a.due_at) AS due_at,
            coalesce(nullif(u.full_name, ''), u.username) AS name
       FROM class_assignments a JOIN classes c ON c.id = a.class_id
       JOIN class_members m ON m.class_id = c.id AND m.user_id = ? AND m.left_at IS NULL AND m.mails
       JOIN users u ON u.id = m.user_id
       LEFT JOIN class_exceptions e ON e.assignment_id = a.id AND e.user_id = m.user_id
      WHERE a.id = ? AND a.published_at IS NOT NULL`,
    [userId, id],
  );
