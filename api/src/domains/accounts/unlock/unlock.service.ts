import type { Knex } from 'knex';
import { notFound } from '../../../errors.ts';
import type { Call } from '../../../http/route.ts';
import { orderMail } from '../../../jobs/mail-orders.queries.ts';
import { notify } from '../../notifications/index.ts';
import { removeAllDevices } from '../devices/devices.queries.ts';
import { unlockPasswords } from '../sign-in/limits.ts';
import { presentUser } from '../user.presenter.ts';
import { findUser, type UserRow, updateUser } from '../users.queries.ts';
import { noteUnlock } from './unlocks.queries.ts';

/** Who unlocks an account, and why. */
export interface Unlocking {
  by: number;
  note: string;
}

/**
 * Lets an account be used again, whichever lock keeps its owner out: one device too many (none of them counts any more, and its
 * owner gets a mail), or too many wrong passwords. Writes down who did it. To be run in a transaction; 404 for nobody's account.
 */
export async function unlock(db: Knex, userId: number, { by, note }: Unlocking, now: Date): Promise<UserRow> {
  const user = await findUser(db, userId, { lock: true });
  if (!user || user.anonymised_at) throw notFound('There is no such account');
  await unlockPasswords(db, user);
  await noteUnlock(db, { user_id: user.id, unlocked_by: by, note, locked_at: user.locked_at, unlocked_at: now });
  if (!user.locked_at) return user;
  await removeAllDevices(db, user.id, now);
  await orderMail(db, { kind: 'account-unlocked', address: user.email, userId: user.id }, now);
  await notify(db, { userId: user.id, kind: 'account_unlocked', data: {}, once: `unlocked:${now.toISOString()}` }, now);
  return updateUser(db, user.id, { locked_at: null }, now);
}

/** Unlocks an account for staff. */
export async function unlockAccount({ db, caller, params, now, log }: Call<'POST /api/admin/users/:id/unlock'>) {
  const user = await unlock(db, params.id, { by: caller.userId, note: '' }, now);
  log.info({ account: user.id, by: caller.userId }, 'account unlocked');
  return { user: presentUser(user) };
}
