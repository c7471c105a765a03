import type { Call } from '../../../http/route.ts';
import { noteSecurityEvent } from '../security-events/index.ts';
import { unlockPasswords } from './limits.ts';
import { useTokens } from './mailed-links/account-tokens.queries.ts';
import { removePasskeys } from './passkeys/manage-passkeys.service.ts';
import { closeChallengesOf } from './second-factor/second-factors.queries.ts';
import { removeSecondFactorOf } from './second-factor/set-up.service.ts';
import { endAllSessions } from './sessions/sessions.queries.ts';
import { type UserRow, unlinkIdentities, updateUser } from './users.queries.ts';

type Origin = Pick<Call<'POST /api/auth/reset-password'>, 'db' | 'now' | 'address' | 'userAgent'>;

/**
 * Ends what else opens an account that is taken back by mail; returns what that was, in words. Passkeys of learners always: they sign in as
 * passwords do. Of an account whose address was never proved also its second factor, other sign-ins, and passkeys of staff: a stranger may
 * have set them up. Else staff keep passkeys, and all keep their second factor, since a mailbox alone must not open what asks for more.
 */
export async function endOtherKeys({ db, now, address, userAgent }: Origin, user: UserRow): Promise<string> {
  const [proved, origin] = [user.verified, { address, userAgent }];
  const codes = !proved && (await removeSecondFactorOf(db, user, now));
  const passkeys = proved && user.role_id !== 3 ? [] : await removePasskeys(db, user, now);
  if (!proved) await unlinkIdentities(db, user.id);
  if (codes) await noteSecurityEvent(db, { kind: 'factor.removed', userId: user.id }, origin, now);
  if (passkeys.length > 0) await noteSecurityEvent(db, { kind: 'passkey.removed', userId: user.id }, origin, now);
  return [
    ...(passkeys.length > 0 ? [` These passkeys no longer log in: ${passkeys.join(', ')}.`] : []),
    ...(codes ? [' The second factor is off.'] : []),
  ].join('');
}

/** Gives an account whose address was never proved to the person who now proves it through a third party: its password and all sessions end. */
export async function claimAccount(call: Origin, user: UserRow): Promise<UserRow> {
  const { db, now, address, userAgent } = call;
  await endOtherKeys(call, user);
  await endAllSessions(db, user.id);
  await useTokens(db, user.id, 'reset-password', now);
  await unlockPasswords(db, user);
  await closeChallengesOf(db, user.id);
  const details = { by: 'third party' };
  await noteSecurityEvent(db, { kind: 'password.changed', userId: user.id, details }, { address, userAgent }, now);
  return updateUser(db, user.id, { verified: true, password_hash: null, pending_email: null }, now);
}
