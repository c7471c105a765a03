import type { Knex } from 'knex';
import { z } from 'zod';
import { jsonColumn, validateRow } from '../db/row-validation.ts';

const mailOrderRow = z.object({
  id: z.int(),
  kind: z.string(),
  address: z.string(),
  user_id: z.int().nullable(),
  data: jsonColumn<Record<string, unknown>>(),
  attempts: z.int(),
});
export type MailOrder = z.infer<typeof mailOrderRow>;

/** Orders a mail within the transaction of the change that it reports, so that neither exists without the other. */
export async function orderMail(
  db: Knex,
  order: { kind: string; address: string; userId?: number; data?: Record<string, unknown> },
  now: Date,
): Promise<void> {
  const { kind, address, userId = null, data = {} } = order;
  await db('mail_orders').insert({ kind, address, user_id: userId, data: JSON.stringify(data), created_at: now, due_at: now });
}

/** One order that is due and that no other process works on, locked until the transaction ends. */
export async function claimDueMailOrder(db: Knex, now: Date): Promise<MailOrder | undefined> {
  const due = db('mail_orders').where('due_at', '<=', now).orderBy('due_at').orderBy('id').forUpdate().skipLocked();
  return validateRow(mailOrderRow, await due.first(Object.keys(mailOrderRow.shape)));
}

/** The mail is handed over, or there is nothing to say any more. */
export async function finishMailOrder(db: Knex, id: number): Promise<void> {
  await db('mail_orders').where('id', id).delete();
}

/** Puts an order off; `dueAt` null gives it up. */
export async function postponeMailOrder(db: Knex, id: number, dueAt: Date | null, error: string): Promise<void> {
  await db('mail_orders')
    .where('id', id)
    .update({ due_at: dueAt, last_error: error.slice(0, 500), attempts: db.raw('attempts + 1') });
}
