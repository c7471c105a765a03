import type { Knex } from 'knex';
import { countTry, type RateLimit } from '../../../../http/rate-limit.queries.ts';
import type { Call } from '../../../../http/route.ts';
import { orderMail } from '../../../../mail-outbox/mail-orders.queries.ts';
import { notify } from '../../../support/notifications/index.ts';
import { noteSecurityEvent } from '../../security-events/index.ts';
import { linkInvalid } from '../accounts.errors.ts';
import { countNetworkTry, TOKENS_PER_NETWORK } from '../limits.ts';
import { useTokens } from '../mailed-links/account-tokens.queries.ts';
import { openLink, requireUsable } from '../mailed-links/links.ts';
import { finishSignUp } from '../sign-up/confirm-by-mail.ts';
import { findWaitingSignUp } from '../sign-up/waiting-sign-ups.queries.ts';
import { findUser, findUserByEmail, type UserRow, updateUser } from '../users.queries.ts';

const MINUTE = 60_000;
/** Verification mails that a user asks for. */
const MAILS_PER_MINUTE: RateLimit = { name: 'verification-mail', tries: 1, windowMs: MINUTE };
export const MAILS_PER_HOUR: RateLimit = { name: 'verification-mails', tries: 5, windowMs: 60 * MINUTE };

const ALREADY_VERIFIED = 'Your account is already verified';

/**
 * Orders the mail whose link verifies an address for an account. If the address has another account, its owner gets a mail
 * instead: the link could not work.
 */
export async function orderVerification(db: Knex, user: UserRow, address: string, now: Date): Promise<void> {
  const owner = await findUserByEmail(db, address);
  if (owner && owner.id !== user.id) return orderMail(db, { kind: 'address-in-use', address }, now);
  return orderMail(db, { kind: 'verify-email', address, userId: user.id }, now);
}

/** Mails the link again: to the new address where one is pending, else to an address that is not verified. */
export async function sendVerificationEmail({ db, caller, now }: Call<'POST /api/auth/send-verification-email'>) {
  const user = await findUser(db, caller.userId);
  if (!user || (user.verified && !user.pending_email)) return { message: ALREADY_VERIFIED };
  await countTry(db, MAILS_PER_MINUTE, user.id, now, (wait) => `Sent. You can resend in ${wait}`);
  await countTry(db, MAILS_PER_HOUR, user.id, now);
  const address = user.pending_email ?? user.email;
  await orderVerification(db, user, address, now);
  return { message: `We have sent a link to ${address}` };
}

/** Counts opened links, so that tokens cannot be guessed in numbers. */
export function limitLinks({ db, address, now }: Omit<Call<'POST /api/auth/verify-user'>, 'setHeader'>): Promise<void> {
  return countNetworkTry(db, TOKENS_PER_NETWORK, address, now);
}

/** The effect of a link for `email`; null if that is neither the account's address nor its pending one. */
function changesFor(user: UserRow, email: string): Partial<UserRow> | null {
  if (user.email === email) return { verified: true };
  return user.pending_email === email ? { email, verified: true, pending_email: null } : null;
}

/**
 * Verifies the address that a link was mailed to; a pending one takes the place of the account's address. The link of a sign-up makes the
 * account.
 */
export async function verifyUser(call: Call<'POST /api/auth/verify-user'>) {
  const { db, body, now } = call;
  const signUp = await findWaitingSignUp(db, body.token);
  if (signUp) return finishSignUp(call, signUp);
  const { link, user } = await openLink(db, 'verify-email', body.token);
  if (user.email === link.email && user.verified) return { status: 200 as const, message: ALREADY_VERIFIED };
  requireUsable(link, now);
  const changes = changesFor(user, link.email);
  if (!changes) throw linkInvalid();
  await updateUser(db, user.id, changes, now);
  await useTokens(db, user.id, 'verify-email', now);
  if (changes.email) {
    const data = { email: changes.email };
    await noteSecurityEvent(db, { kind: 'email.changed', userId: user.id }, call, now);
    await orderMail(db, { kind: 'email-changed', address: user.email, userId: user.id, data }, now);
    await notify(db, { userId: user.id, kind: 'email_changed', data, once: `email:${now.toISOString()}` }, now);
  }
  return { status: 200 as const, message: 'Verified Email Successfully' };
}
