import type { Knex } from 'knex';
import { inTransaction } from '../../../../db/in-transaction.ts';
import { notAllowed, notFound } from '../../../../errors.ts';
import { orderMail } from '../../../../mail-outbox/mail-orders.queries.ts';
import { noteStaffAction } from '../../../operations/staff-log/index.ts';
import { notify } from '../../../support/notifications/index.ts';
import { removeAllDevices } from '../devices.queries.ts';
import { unlockPasswords } from '../limits.ts';
import { findUser, findUserByEmail, type UserRow, updateUser } from '../users.queries.ts';

export interface Unlocking {
  by: number;
  note: string;
}

/**
 * Unlocks an account, whatever locked it: one device too many (the list is cleared), a decision of
 * staff, or too many wrong passwords. Its owner gets a mail, and the log says who did it. To be run in a transaction; 404 for an unknown
 * account.
 */
export async function unlock(db: Knex, userId: number, { by, note }: Unlocking, now: Date): Promise<UserRow> {
  const user = await findUser(db, userId, { lock: true });
  if (!user || user.anonymised_at) throw notFound('There is no such account');
  const { locked_at, locked_by_staff } = user;
  await unlockPasswords(db, user);
  const details = { locked_at: locked_at?.toISOString() ?? null };
  await noteStaffAction(db, { by, action: 'user.unlocked', objectId: user.id, reason: note, details }, now);
  if (!locked_at) return user;
  if (!locked_by_staff) await removeAllDevices(db, user.id, now);
  const kind = locked_by_staff ? 'account-open-again' : 'account-unlocked';
  await orderMail(db, { kind, address: user.email, userId: user.id }, now);
  await notify(db, { userId: user.id, kind: 'account_unlocked', data: {}, once: `unlocked:${now.toISOString()}` }, now);
  return updateUser(db, user.id, { locked_at: null, locked_by_staff: false }, now);
}

/**
 * The same by the addresses of the account and of the staff member, for the command line; returns a line with the outcome. 403
 * if that is not a staff account, 404 for an unknown address.
 */
export async function unlockByAddress(db: Knex, address: string, { by, note }: { by: string; note: string }, now: Date) {
  return inTransaction(db, async (transaction) => {
    const staff = await findUserByEmail(transaction, by);
    if (!staff || staff.role_id === 3) throw notAllowed(`${by} is no staff account`);
    const locked = await findUserByEmail(transaction, address);
    if (!locked) throw notFound(`There is no account with the address ${address}`);
    await unlock(transaction, locked.id, { by: staff.id, note }, now);
    return locked.locked_at
      ? `Unlocked ${locked.email}. The count of its devices starts again, and a mail is on its way`
      : `${locked.email} was not locked. Its wrong passwords are forgotten: it can log in now`;
  });
}
