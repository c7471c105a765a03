import type { Call } from '../../../../http/route.ts';
import { challengeEnded } from '../accounts.errors.ts';
import { countNetworkTry, LOG_INS_PER_NETWORK, takeBackNetworkTry } from '../limits.ts';
import { closeChallenge, findChallenge } from '../second-factor/challenges.queries.ts';
import { requireCode } from '../second-factor/check-code.ts';
import { findUser } from '../users.queries.ts';
import { type SessionAnswer, startSession } from './start-session.ts';

/** Counts entered codes by network, so that waiting log-ins cannot be guessed at in numbers. */
export function limitCodes({ db, address, now }: Omit<Call<'POST /api/auth/second-factor/log-in'>, 'setHeader'>): Promise<void> {
  return countNetworkTry(db, LOG_INS_PER_NETWORK, address, now);
}

/** Goes on with a log-in that waits for its code, once. A wrong code leaves it waiting. */
export async function logInWithCode(call: Call<'POST /api/auth/second-factor/log-in'>): Promise<SessionAnswer> {
  const { db, body, now } = call;
  const userId = await findChallenge(db, body.challenge, now);
  const user = userId === null ? null : await findUser(db, userId);
  if (!user) throw challengeEnded();
  await requireCode(call, user.id, body.code);
  if (!(await closeChallenge(db, body.challenge))) throw challengeEnded();
  await takeBackNetworkTry(db, LOG_INS_PER_NETWORK, call.address);
  return startSession(call, user, 'password and code');
}
