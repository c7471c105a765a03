import { supportContact } from '../../../../config.ts';
import { invalidInput, sessionExpired } from '../../../../errors.ts';
import { countTry, resetTries } from '../../../../http/rate-limit.queries.ts';
import type { Call } from '../../../../http/route.ts';
import { noteSecurityEvent } from '../../security-events/index.ts';
import { passwordNotSet, wrongPassword } from '../accounts.errors.ts';
import { confirmationSubject, PASSWORD_TRIES, passwordsLocked } from '../limits.ts';
import { findUser, type UserRow } from '../users.queries.ts';
import { passwordMatches } from './passwords.ts';

type OwnersCall = Pick<Call<'POST /api/auth/second-factor'>, 'db' | 'now' | 'config' | 'address' | 'userAgent' | 'caller'> & {
  body: { current_password: string };
};

/** The caller's account, once they have given its password. Counts tries; call it outside a transaction. */
export async function confirmOwner(call: OwnersCall): Promise<UserRow> {
  const user = await findUser(call.db, call.caller.userId);
  if (!user) throw sessionExpired();
  await confirmPassword(call, user, call.body.current_password, 'current_password');
  return user;
}

/**
 * Refuses a wrong account password: a borrowed session must not be enough. `field` is the input's name.
 * Counts tries; call it outside a transaction.
 */
export async function confirmPassword(
  call: Pick<Call<'PUT /api/user'>, 'db' | 'now' | 'config' | 'address' | 'userAgent'>,
  user: UserRow,
  password: string | undefined,
  field: string,
): Promise<void> {
  const { db, now, config } = call;
  if (user.password_hash === null) throw passwordNotSet();
  if (password === undefined) throw invalidInput([{ path: field, message: 'Please enter your current password' }]);
  const subject = confirmationSubject(user.id);
  await countTry(db, PASSWORD_TRIES, subject, now, passwordsLocked(supportContact(config)));
  if (!(await passwordMatches(user.password_hash, password))) {
    await noteSecurityEvent(db, { kind: 'password.wrong', userId: user.id }, call, now);
    throw wrongPassword();
  }
  await resetTries(db, PASSWORD_TRIES, subject);
}
