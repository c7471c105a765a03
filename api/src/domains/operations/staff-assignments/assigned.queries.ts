import { type StaffName, staffNameSchema } from '@api/contract';
import type { Knex } from 'knex';
import { z } from 'zod';
import { queryFirst } from '../../../db/row-validation.ts';

export type AssignedKind = 'doubt' | 'report' | 'message';

const TABLES = { doubt: 'doubts', report: 'reports', message: 'contact_messages' } as const;
const COLUMNS = { doubt: 'doubt_id', report: 'report_id', message: 'message_id' } as const;

/** For lists: joins the assignee of a row of `table`. Former colleagues do not count. */
export const FROM_ASSIGNEE = (kind: AssignedKind, table: string) => `
  LEFT JOIN staff_assignments a ON a.${COLUMNS[kind]} = ${table}.id
  LEFT JOIN users assignee ON assignee.id = a.assignee_id AND assignee.role_id IN (1, 2)`;

/** The column that goes with it. */
export const ASSIGNEE = `CASE WHEN assignee.id IS NOT NULL
  THEN json_build_object('id', assignee.id, 'name', coalesce(assignee.full_name, assignee.username)) END AS assignee`;

/** The requested assignee: an id, `nobody`, or null for any. */
export type Whose = number | 'nobody' | null;

export const whoseWork = (assigned: number | 'me' | 'nobody' | undefined, callerId: number): Whose =>
  assigned === 'me' ? callerId : (assigned ?? null);

/** The condition for it; `:assigneeId` is bound to the id. */
export const assignedTo = (whose: Whose): string[] =>
  whose === null ? [] : [whose === 'nobody' ? 'assignee.id IS NULL' : 'assignee.id = :assigneeId'];

/** Work that waits for a member of staff: assigned to them, or to none. */
export const waitingWorkRow = z.object({
  id: z.int(),
  key: z.string().nullable(),
  since: z.date(),
  due_at: z.date().nullable(),
  mine: z.boolean(),
  /** The account of who waits; null for a guest. */
  person_id: z.int().nullable(),
  person: z.string(),
  about: z.string(),
});
export type WaitingWorkRow = z.infer<typeof waitingWorkRow>;

/** For lists of it: the condition with a binding `staffId`, and the column that goes with it. */
export const OWN_OR_UNASSIGNED = '(assignee.id IS NULL OR assignee.id = :staffId)';
export const IS_MINE = 'assignee.id IS NOT NULL AS mine';

/** Locks a doubt, report or message until the transaction ends; false if there is none. A reply is no doubt. */
export async function lockAssigned(transaction: Knex, kind: AssignedKind, id: number): Promise<boolean> {
  const query = transaction(TABLES[kind]).where({ id }).forUpdate();
  if (kind === 'doubt') query.whereNull('parent_id');
  return (await query.first('id')) !== undefined;
}

/** Its assignee; null if unassigned. */
export async function findAssignee(db: Knex, kind: AssignedKind, id: number): Promise<StaffName | null> {
  const assignee = await queryFirst(
    db,
    staffNameSchema,
    `SELECT u.id, coalesce(u.full_name, u.username) AS name FROM staff_assignments a JOIN users u ON u.id = a.assignee_id AND u.role_id IN (1, 2)
      WHERE a.${COLUMNS[kind]} = ?`,
    [id],
  );
  return assignee ?? null;
}

export async function storeAssignee(
  transaction: Knex,
  { kind, id, assigneeId, by, now }: { kind: AssignedKind; id: number; assigneeId: number | null; by: number; now: Date },
): Promise<void> {
  await transaction('staff_assignments')
    .where({ [COLUMNS[kind]]: id })
    .delete();
  if (assigneeId === null) return;
  const row = { [COLUMNS[kind]]: id, assignee_id: assigneeId, assigned_by: by, assigned_at: now };
  await transaction('staff_assignments').insert(row);
}
