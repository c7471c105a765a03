import { inTransaction } from '../../../../db/in-transaction.ts';
import type { Call } from '../../../../http/route.ts';
import { orderMail } from '../../../../mail-outbox/mail-orders.queries.ts';
import { noteSecurityEvent } from '../../security-events/index.ts';
import { confirmByMail, passwordNeeded } from '../accounts.errors.ts';
import { recordAgreement } from '../agreements/agreements.service.ts';
import { requireUsable } from '../mailed-links/links.ts';
import { requireGoodPassword, withAdvice } from '../passwords/new-password.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { startSession } from '../sign-in/start-session.ts';
import { insertUser } from '../users.queries.ts';
import { addWaitingSignUp, useSignUpsOf, type WaitingSignUp } from './waiting-sign-ups.queries.ts';

/** The kind of mail that a sign-up orders: with its link, or with a word to anyone who has an account already. */
export const SIGN_UP_MAIL = 'sign-up';

/**
 * Keeps a sign-up, orders its mail and throws 403 `confirm_by_mail`: the visitor is not signed in yet, and an older page shows the
 * words as it shows any refusal. Whether the address has an account is only looked up when the mail is written, so the answer and its
 * time are the same for every address.
 */
export async function sendConfirmation({
  db,
  body,
  now,
}: Pick<Call<'POST /api/auth/signup'>, 'db' | 'body' | 'now'>): Promise<never> {
  const { email, username, full_name, password, agreement } = body;
  // Read by the former release alone, which may be brought back while links are out.
  const password_hash = await hashPassword(password);
  await inTransaction(db, async (inner) => {
    const typed = { email, username, full_name: full_name || null, password_hash, agreement: agreement ?? null };
    const sign_up = await addWaitingSignUp(inner, typed, now);
    await orderMail(inner, { kind: SIGN_UP_MAIL, address: email, data: { sign_up } }, now);
  });
  throw confirmByMail(email);
}

/**
 * Makes the account of a sign-up whose link was opened, its address verified, with the password that comes with the link, and signs it
 * in: a password typed before the address was proved does not count. 403 `password_needed` without a password. In a browser where a user is signed in
 * that session stays: a stranger's link must not sign a user in to another account. 409 `email_taken` if the address has
 * an account by then.
 */
export async function finishSignUp(call: Call<'POST /api/auth/verify-user'>, signUp: WaitingSignUp) {
  const { db, body, caller, config, now } = call;
  requireUsable(signUp, now);
  if (body.password === undefined) throw passwordNeeded();
  const { email, username, full_name, agreement } = signUp;
  const notice = await requireGoodPassword(config, { email, username }, body.password);
  const password_hash = await hashPassword(body.password);
  await useSignUpsOf(db, email, now);
  const user = await insertUser(db, { email, username, full_name, password_hash, verified: true }, now);
  if (agreement) await recordAgreement(db, user.id, agreement, signUp.created_at);
  await noteSecurityEvent(db, { kind: 'account.created', userId: user.id }, call, now);
  if (caller.signedIn) return { status: 200 as const, message: `The account of ${email} is there now. Log in with it to use it` };
  const session = await startSession(call, user, 'sign-up');
  return { status: 200 as const, message: withAdvice('Verified Email Successfully', notice), user: session.user };
}
