import { supportContact } from '../../../config.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import { ApiError } from '../../../errors.ts';
import { countTry, resetTries } from '../../../http/rate-limit.queries.ts';
import type { Call } from '../../../http/route.ts';
import { noteRefusal, noteSecurityEvent } from '../security-events/index.ts';
import { wrongCredentials } from './accounts.errors.ts';
import { recordAgreement } from './agreements/agreements.service.ts';
import { readDeviceKey } from './devices/devices.service.ts';
import { findDevice } from './devices.queries.ts';
import { orderVerification } from './email-and-password/verification.ts';
import {
  countNetworkTry,
  LOG_INS_PER_NETWORK,
  logInSubject,
  PASSWORD_TRIES,
  passwordsLocked,
  REFUSED_SIGN_UPS_PER_NETWORK,
  refundNetworkTry,
  SIGN_UPS_PER_ADDRESS,
  SIGN_UPS_PER_NETWORK,
} from './limits.ts';
import { requireGoodPassword } from './passwords/new-password.ts';
import { passwordMatches } from './passwords/passwords.ts';
import { type SessionAnswer, startSession } from './sign-in/start-session.ts';
import { sendConfirmation } from './sign-up/confirm-by-mail.ts';
import { createUser, findUserByEmail } from './users.queries.ts';

type SignUpCall = Call<'POST /api/auth/signup'>;

/**
 * Limits sign-ups. With immediate sign-in the response reveals whether an address is taken, so attempts are few; one that makes an
 * account does not count. With confirmation by mail it reveals nothing, and each address gets a few mails at most.
 */
export async function limitSignUps({ db, address, now, config, body }: Omit<SignUpCall, 'setHeader'>): Promise<void> {
  await countNetworkTry(db, SIGN_UPS_PER_NETWORK, address, now);
  if (config.SIGN_UP_CONFIRMATION === 'mail') await countTry(db, SIGN_UPS_PER_ADDRESS, body.email, now);
  else await countNetworkTry(db, REFUSED_SIGN_UPS_PER_NETWORK, address, now);
}

/** Creates an account and signs it in, at once or by the link of a mail, as the site is set. */
export async function signUp(call: SignUpCall): Promise<SessionAnswer> {
  const advice = await requireGoodPassword(call.config, call.body, call.body.password);
  if (call.config.SIGN_UP_CONFIRMATION === 'mail') return sendConfirmation(call);
  const answer = await inTransaction(call.db, (db) => signUpAtOnce({ ...call, db }));
  return advice === undefined ? answer : { ...answer, notice: advice };
}

/** Creates an account, mails the link that verifies its address, and signs it in. Specification part 1, section 3. */
async function signUpAtOnce(call: SignUpCall): Promise<SessionAnswer> {
  const { email, username, full_name, password } = call.body;
  const user = await createUser(call.db, { email, username, full_name: full_name || null, password }, call.now);
  if (call.body.agreement) await recordAgreement(call.db, user.id, call.body.agreement, call.now);
  await orderVerification(call.db, user, user.email, call.now);
  await noteSecurityEvent(call.db, { kind: 'account.created', userId: user.id }, call, call.now);
  const answer = await startSession(call, user, 'sign-up');
  // Last: the network's count stays locked until the transaction ends.
  await refundNetworkTry(call.db, REFUSED_SIGN_UPS_PER_NETWORK, call.address);
  return answer;
}

/**
 * Signs in. A wrong password and an unknown address have the same response, timing and count. A browser that has
 * signed in to the account before is counted separately, so that neither a stranger's guesses nor those of its network lock its owner
 * out.
 */
export async function logIn(call: Call<'POST /api/auth/login'>): Promise<SessionAnswer> {
  const { db, body, now, address, config } = call;
  const email = body.username.toLowerCase();
  const user = await findUserByEmail(db, email);
  const key = readDeviceKey(call);
  const device = key ? await findDevice(db, user?.id ?? 0, key, now) : null;
  const subject = logInSubject(email, device?.id ?? null);
  try {
    if (!device) await countNetworkTry(db, LOG_INS_PER_NETWORK, address, now);
    await countTry(db, PASSWORD_TRIES, subject, now, passwordsLocked(supportContact(config)));
  } catch (error) {
    const event = { kind: 'log_in.refused', userId: user?.id ?? null, details: { why: 'too many tries' } } as const;
    if (error instanceof ApiError) await noteRefusal(db, event, call, now);
    throw error;
  }
  const right = await passwordMatches(user?.password_hash ?? null, body.password);
  if (!right || !user) {
    await noteSecurityEvent(db, { kind: 'log_in.failed', userId: user?.id ?? null }, call, now);
    throw wrongCredentials();
  }
  await resetTries(db, PASSWORD_TRIES, subject);
  if (!device) await refundNetworkTry(db, LOG_INS_PER_NETWORK, address);
  return startSession(call, user, 'password');
}
