import { inTransaction } from '../../../../db/in-transaction.ts';
import { sessionExpired } from '../../../../errors.ts';
import type { Call } from '../../../../http/route.ts';
import { confirmPassword } from '../passwords/confirm-password.ts';
import { requireGoodPassword, withAdvice } from '../passwords/new-password.ts';
import { endOtherSessions } from '../sessions/sessions.queries.ts';
import { findUser } from '../users.queries.ts';
import { setPassword } from './set-password.ts';

/** Sets a new password for somebody who is signed in and knows the present one. Whoever else is signed in has to log in again. */
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
