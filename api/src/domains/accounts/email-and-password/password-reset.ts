import { countTry } from '../../../http/rate-limit.queries.ts';
import type { Call } from '../../../http/route.ts';
import { orderMail } from '../../../jobs/mail-orders.queries.ts';
import { notify } from '../../notifications/index.ts';
import { linkInvalid } from '../accounts.errors.ts';
import {
  countNetworkTry,
  FORGOTTEN_PER_ADDRESS,
  FORGOTTEN_PER_NETWORK,
  TOKENS_PER_NETWORK,
  unlockPasswords,
} from '../sign-in/limits.ts';
import { hashPassword } from '../sign-in/passwords.ts';
import { endAllSessions } from '../sign-in/sessions.queries.ts';
import { updateUser } from '../users.queries.ts';
import { useTokens } from './account-tokens.queries.ts';
import { openLink, requireUsable } from './links.ts';

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
 * Sets a new password. Whoever holds the link reads the mail of the account's address, so that is verified too; every session
 * ends, a new address that somebody else may have asked for is dropped, and the wrong passwords until now are forgotten,
 * on every device.
 */
export async function resetPassword({ db, body, now }: Call<'POST /api/auth/reset-password'>) {
  const { link, user } = await openLink(db, 'reset-password', body.token);
  requireUsable(link, now);
  if (link.email !== user.email) throw linkInvalid();
  const changes = { password_hash: await hashPassword(body.password), verified: true, pending_email: null };
  await updateUser(db, user.id, changes, now);
  await useTokens(db, user.id, 'reset-password', now);
  await endAllSessions(db, user.id);
  await unlockPasswords(db, user);
  await orderMail(db, { kind: 'password-changed', address: user.email, userId: user.id }, now);
  await notify(db, { userId: user.id, kind: 'password_changed', data: {}, once: `password:${now.toISOString()}` }, now);
  return { message: 'Your password has been changed. Please log in with the new one' };
}
