import type { Call } from '../../../../http/route.ts';
import { orderMail } from '../../../../mail-outbox/mail-orders.queries.ts';
import { notify } from '../../../support/notifications/index.ts';
import { noteSecurityEvent } from '../../security-events/index.ts';
import { unlockPasswords } from '../limits.ts';
import { useTokens } from '../mailed-links/account-tokens.queries.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { closeChallengesOf } from '../second-factor/challenges.queries.ts';
import { type UserRow, updateUser } from '../users.queries.ts';

/**
 * Gives an account a new password and tells its owner: mailed links for one stop working, a new address that somebody else may have asked
 * for is dropped, and the wrong passwords until now are forgotten, on every device. Ending sessions is the caller's.
 */
export async function setPassword(
  { db, now, ...origin }: Pick<Call<'PUT /api/auth/password'>, 'db' | 'now' | 'address' | 'userAgent'>,
  user: UserRow,
  { password, by, ...changes }: { password: string; by: 'present password' | 'mailed link' } & Partial<UserRow>,
): Promise<void> {
  await updateUser(db, user.id, { ...changes, password_hash: await hashPassword(password), pending_email: null }, now);
  await useTokens(db, user.id, 'reset-password', now);
  await unlockPasswords(db, user);
  await closeChallengesOf(db, user.id);
  await noteSecurityEvent(db, { kind: 'password.changed', userId: user.id, details: { by } }, origin, now);
  await orderMail(db, { kind: 'password-changed', address: user.email, userId: user.id }, now);
  await notify(db, { userId: user.id, kind: 'password_changed', data: {}, once: `password:${now.toISOString()}` }, now);
}
