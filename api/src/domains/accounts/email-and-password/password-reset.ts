import { countTry } from '../../../http/rate-limit.queries.ts';
import type { Call } from '../../../http/route.ts';
import { orderMail } from '../../../mail-outbox/mail-orders.queries.ts';
import { linkInvalid } from '../accounts.errors.ts';
import { countNetworkTry, FORGOTTEN_PER_ADDRESS, FORGOTTEN_PER_NETWORK, TOKENS_PER_NETWORK } from '../limits.ts';
import { openLink, requireUsable } from '../mailed-links/links.ts';
import { requireGoodPassword, withAdvice } from '../passwords/new-password.ts';
import { endAllSessions } from '../sessions/sessions.queries.ts';
import { setPassword } from './set-password.ts';

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
 * Sets a new password. Whoever holds the link reads the mail of the account's address, so that is verified too; every session ends.
 */
export async function resetPassword(call: Call<'POST /api/auth/reset-password'>) {
  const { db, body, config, now } = call;
  const { link, user } = await openLink(db, 'reset-password', body.token);
  requireUsable(link, now);
  if (link.email !== user.email) throw linkInvalid();
  const advice = await requireGoodPassword(config, user, body.password);
  await setPassword(call, user, { password: body.password, by: 'mailed link', verified: true });
  await endAllSessions(db, user.id);
  return { message: withAdvice('Your password has been changed. Please log in with the new one', advice) };
}
