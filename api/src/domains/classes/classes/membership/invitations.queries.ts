import type { Knex } from 'knex';
import { z } from 'zod';
import { queryFirst, validateRow, validateRows } from '../../../../db/row-validation.ts';

const roleSchema = z.enum(['learner', 'co_teacher']);
const invitationRow = z.object({
  id: z.int(),
  email: z.string(),
  role: roleSchema,
  sent_at: z.date(),
  sent_times: z.int(),
});
export type InvitationRow = z.infer<typeof invitationRow>;
const COLUMNS = Object.keys(invitationRow.shape);

/** The open invitations of a class, latest first. */
export async function listInvitations(db: Knex, classId: number): Promise<InvitationRow[]> {
  const open = db('class_invitations').where('class_id', classId).whereNull('accepted_at');
  return validateRows(invitationRow, await open.orderBy([{ column: 'sent_at', order: 'desc' }, 'id']).select(COLUMNS));
}

/** Which of these addresses belong to present members of a class. */
export async function findMemberAddresses(db: Knex, classId: number, emails: readonly string[]): Promise<string[]> {
  return db('class_members as m')
    .join('users as u', 'u.id', 'm.user_id')
    .where('m.class_id', classId)
    .whereNull('m.left_at')
    .whereIn('u.email', [...emails])
    .orderBy('u.email')
    .pluck('u.email');
}

export async function insertInvitations(
  db: Knex,
  classId: number,
  invited: readonly { email: string; role: InvitationRow['role'] }[],
  now: Date,
): Promise<InvitationRow[]> {
  if (invited.length === 0) return [];
  const rows = invited.map((one) => ({ ...one, class_id: classId, sent_at: now }));
  return validateRows(invitationRow, await db('class_invitations').insert(rows).returning(COLUMNS));
}

export async function lockInvitation(db: Knex, classId: number, id: number): Promise<InvitationRow | undefined> {
  const open = db('class_invitations').where({ id, class_id: classId }).whereNull('accepted_at');
  return validateRow(invitationRow, await open.forUpdate().first(COLUMNS));
}

/** Notes that an invitation is sent again: the link of the former mail stops working. */
export async function renewInvitation(db: Knex, id: number, now: Date): Promise<InvitationRow> {
  const renewed = { sent_at: now, sent_times: db.raw('least(sent_times + 1, 1000)'), token_hash: null };
  const [row] = validateRows(invitationRow, await db('class_invitations').where({ id }).update(renewed).returning(COLUMNS));
  if (!row) throw new Error('An invitation that is locked is there');
  return row;
}

/** Withdraws an open invitation; false where there is none. */
export async function deleteInvitation(db: Knex, classId: number, id: number): Promise<boolean> {
  return (await db('class_invitations').where({ id, class_id: classId }).whereNull('accepted_at').delete()) > 0;
}

const openedRow = z.object({
  id: z.int(),
  class_id: z.int(),
  role: roleSchema,
  sent_at: z.date(),
  accepted_by: z.int().nullable(),
});

/** The invitation of a link, its row locked. */
export const lockInvitationOfLink = (db: Knex, tokenHash: Buffer): Promise<z.infer<typeof openedRow> | undefined> =>
  queryFirst(
    db,
    openedRow,
    `SELECT i.id, i.class_id, i.role, i.sent_at, i.accepted_by FROM class_invitations i JOIN classes c ON c.id = i.class_id
      WHERE i.token_hash = ? AND c.archived_at IS NULL FOR UPDATE OF i`,
    [tokenHash],
  );

/** Consumes an invitation, and deletes its address. */
export async function acceptInvitation(db: Knex, id: number, userId: number, now: Date): Promise<void> {
  await db('class_invitations').where({ id }).update({ accepted_by: userId, accepted_at: now, email: null });
}

const mailRow = z.object({
  role: roleSchema,
  class_name: z.string(),
  school: z.string(),
  subject_name: z.string(),
  class_id: z.int(),
});

/** The content of an open invitation's mail; undefined if it was withdrawn or accepted, or its class is archived. */
export const findInvitationForMail = (db: Knex, id: number): Promise<z.infer<typeof mailRow> | undefined> =>
  queryFirst(
    db,
    mailRow,
    `SELECT i.role, i.class_id, c.name AS class_name, c.school, s.subject_name
       FROM class_invitations i JOIN classes c ON c.id = i.class_id JOIN subjects s ON s.id = c.subject_id
      WHERE i.id = ? AND i.accepted_at IS NULL AND c.archived_at IS NULL`,
    [id],
  );

/** Stores the hash of the latest mail's link. */
export async function storeInvitationToken(db: Knex, id: number, tokenHash: Buffer): Promise<void> {
  await db('class_invitations').where({ id }).update({ token_hash: tokenHash });
}

/** Deletes unaccepted invitations that were last sent before a moment. Returns the count. */
export async function deleteInvitationsBefore(db: Knex, moment: Date): Promise<number> {
  return db('class_invitations').whereNull('accepted_at').where('sent_at', '<', moment).delete();
}
