import { inTransaction } from '../../../../db/in-transaction.ts';
import { sessionExpired } from '../../../../errors.ts';
import { countTry } from '../../../../http/rate-limit.queries.ts';
import type { Call } from '../../../../http/route.ts';
import { orderMail } from '../../../../mail-outbox/mail-orders.queries.ts';
import { notify } from '../../../support/notifications/index.ts';
import { noteSecurityEvent } from '../../security-events/index.ts';
import { linkInvalid } from '../accounts.errors.ts';
import { countNetworkTry, FORGOTTEN_PER_ADDRESS, FORGOTTEN_PER_NETWORK, TOKENS_PER_NETWORK, unlockPasswords } from '../limits.ts';
import { useTokens } from '../mailed-links/account-tokens.queries.ts';
import { openLink, requireUsable } from '../mailed-links/links.ts';
import { endOtherKeys } from '../other-keys.ts';
import { confirmPassword } from '../passwords/confirm-password.ts';
import { requireGoodPassword, withAdvice } from '../passwords/new-password.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { closeChallengesOf } from '../second-factor/second-factors.queries.ts';
import { endAllSessions, endOtherSessions } from '../sessions/sessions.queries.ts';
import { findUser, type UserRow, updateUser } from '../users.queries.ts';

/**
 * Gives an account a new password and tells its owner: mailed links for one stop working, a new address that another person may have asked
 * for is dropped, and the wrong passwords until now are forgotten, on every device. Ending sessions is the caller's.
 */
async function setPassword(
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

/** Sets a new password for a signed-in user who knows the present one. All other sessions end. */
export async function changePassword(call: Call<'PUT /api/auth/password'>) {
  const { db, caller, body, config } = call;
  const user = await findUser(db, caller.userId);
  if (!user) throw sessionExpired();
  await confirmPassword(call, user, body.current_password, 'current_password');
  const advice = await requireGoodPassword(config, user, body.password);
  await inTransaction(db, async (inner) => {
    await setPassword({ ...call, db: inner }, user, { password: body.password, by: 'present password' });
    await endOtherSessions(inner, caller);
  });
  return { message: withAdvice('Your password has been changed. All other sessions have ended', advice) };
}

/**
 * Orders the mail for a new password. Whether there is an account is only looked up when the mail is written, so the answer and
 * its time are the same for every address.
 */
export async function forgotPassword({ db, body, address, now }: Call<'POST /api/auth/forgot-password'>) {
  await countNetworkTry(db, FORGOTTEN_PER_NETWORK, address, now);
  await countTry(db, FORGOTTEN_PER_ADDRESS, body.email, now);
  await orderMail(db, { kind: 'reset-password', address: body.email }, now);
  return { message: 'Email sent successfully' };
}

/** Counts opened links, so that tokens cannot be guessed in numbers. */
export function limitResets({ db, address, now }: Omit<Call<'POST /api/auth/reset-password'>, 'setHeader'>): Promise<void> {
  return countNetworkTry(db, TOKENS_PER_NETWORK, address, now);
}

/**
 * Sets a new password. Anyone who holds the link reads the mail of the account's address, so that is verified too; every session ends, and
 * so does what else a stranger may have set up.
 */
export async function resetPassword(call: Call<'POST /api/auth/reset-password'>) {
  const { db, body, config, now } = call;
  const { link, user } = await openLink(db, 'reset-password', body.token);
  requireUsable(link, now);
  if (link.email !== user.email) throw linkInvalid();
  const advice = await requireGoodPassword(config, user, body.password);
  await setPassword(call, user, { password: body.password, by: 'mailed link', verified: true });
  const ended = await endOtherKeys(call, user);
  await endAllSessions(db, user.id);
  return { message: withAdvice(`Your password has been changed.${ended} Please log in with the new one`, advice) };
}
