import type { User } from '@api/contract';
import type { Call } from '../../http/route.ts';
import { wrongCredentials } from './accounts.errors.ts';
import { passwordMatches } from './passwords.ts';
import { openSession } from './sessions.queries.ts';
import { presentUser } from './user.presenter.ts';
import { createUser, findUser, findUserByEmail, type UserRow, updateUser } from './users.queries.ts';

type SessionCall = Call<'POST /api/auth/signup'> | Call<'POST /api/auth/login'>;

/** Opens a session and hands its token over in the `authorization` header. */
async function startSession({ db, userAgent, now, setHeader }: SessionCall, user: UserRow): Promise<{ user: User }> {
  setHeader('authorization', `Bearer ${await openSession(db, user.id, userAgent, now)}`);
  setHeader('cache-control', 'private, no-store');
  return { user: presentUser(user) };
}

/** Creates an account and signs it in. */
export async function signUp(call: Call<'POST /api/auth/signup'>): Promise<{ user: User }> {
  const { email, username, full_name, password } = call.body;
  return startSession(call, await createUser(call.db, { email, username, full_name: full_name || null, password }, call.now));
}

/** Signs in; a wrong password and an unknown address answer the same after the same work. */
export async function logIn(call: Call<'POST /api/auth/login'>): Promise<{ user: User }> {
  const user = await findUserByEmail(call.db, call.body.username);
  if (!(await passwordMatches(user?.password_hash ?? null, call.body.password)) || !user) throw wrongCredentials();
  return startSession(call, user);
}

/**
 * Changes the profile or takes the onboarding answers, whichever the body is. A new address has to be verified again;
 * the same address in other letters does not.
 */
export async function updateProfile({ db, caller, body, now }: Call<'PUT /api/user'>) {
  if (!('email' in body)) {
    return { message: 'Updated profile successfully', user: presentUser(await updateUser(db, caller.userId, body, now)) };
  }
  const before = await findUser(db, caller.userId, { lock: true });
  const sameAddress = before?.email.toLowerCase() === body.email;
  const changes = sameAddress ? body : { ...body, verified: false };
  return { message: 'Updated profile successfully', user: presentUser(await updateUser(db, caller.userId, changes, now)) };
}
