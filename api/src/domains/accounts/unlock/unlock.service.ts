import type { Knex } from 'knex';
import { notFound } from '../../../errors.ts';
import { orderMail } from '../../../mail-outbox/mail-orders.queries.ts';
import { notify } from '../../notifications/index.ts';
import { noteStaffAction } from '../../staff-log/index.ts';
import { removeAllDevices } from '../devices/devices.queries.ts';
import { unlockPasswords } from '../limits.ts';
import { findUser, type UserRow, updateUser } from '../users.queries.ts';

/** Who unlocks an account, and why. */
export interface Unlocking {
  by: number;
  note: string;
}

/**
 * Lets an account be used again, whichever lock keeps its owner out: one device too many (none of them counts any more), a decision of
 * staff, or too many wrong passwords. Its owner gets a mail, and the log says who did it. To be run in a transaction; 404 for nobody's
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
