import type { Call } from '../../../../http/route.ts';
import { noteStaffAction } from '../../../operations/staff-log/index.ts';
import { noteSecurityEvent } from '../../security-events/index.ts';
import { takePasskeysAway } from '../passkeys/manage-passkeys.service.ts';
import { forgetCodeTries } from '../second-factor/check-code.ts';
import { takeFactorAway } from '../second-factor/set-up.service.ts';
import { endAllSessions } from '../sessions/sessions.queries.ts';
import { accountToManage, answerWith, ownAccount } from './managed-account.ts';

/**
 * Takes the second factor of somebody who has lost it away, who then logs in with the password alone and sets a new one up. Passkeys go with
 * it: what was lost may be in other hands. Never one's own: that needs a code. An account without one stays as it is.
 */
export async function resetSecondFactor(call: Call<'POST /api/admin/users/:id/reset-second-factor'>) {
  const { db, caller, params, body, now } = call;
  if (params.id === caller.userId) throw ownAccount();
  const user = await accountToManage(db, caller, params.id);
  const codes = await takeFactorAway(db, user, now);
  const { length: passkeys } = await takePasskeysAway(db, user, now);
  if (codes || passkeys > 0) {
    await endAllSessions(db, user.id);
    await forgetCodeTries(db, user.id);
    const action = { by: caller.userId, action: 'user.second_factor_reset', objectId: user.id, reason: body.reason } as const;
    await noteStaffAction(db, action, now);
    await noteSecurityEvent(db, { kind: 'factor.reset', userId: user.id, by: caller.userId, details: { passkeys } }, call, now);
  }
  return answerWith(db, caller, user.id, now, `${user.email} logs in with the password alone now, and is signed out everywhere`);
}
