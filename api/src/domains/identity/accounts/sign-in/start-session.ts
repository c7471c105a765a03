import type { ResponseOf, User } from '@api/contract';
import { supportContact } from '../../../../config.ts';
import { inTransaction } from '../../../../db/in-transaction.ts';
import type { Call } from '../../../../http/route.ts';
import { longDate } from '../../../../long-date.ts';
import { checkOrdersSoon, runningPlan } from '../../../billing/plans-and-payments/index.ts';
import { noteRefusal, noteSecurityEvent } from '../../security-events/index.ts';
import { accountLocked, challengeEnded, secondFactorNeeded } from '../accounts.errors.ts';
import { deviceCookie, deviceWarning, enterDevice, newDeviceKey, readDeviceKey } from '../devices/devices.service.ts';
import { isMadeHere } from '../devices.queries.ts';
import { countNetworkTry, LOG_INS_PER_NETWORK, refundNetworkTry } from '../limits.ts';
import { presentUser } from '../me.ts';
import { requireCode } from '../second-factor/check-code.ts';
import { closeChallenge, findChallenge, openChallenge, requiresCode } from '../second-factor/second-factors.queries.ts';
import { openSession } from '../sessions/sessions.queries.ts';
import { findUser, type UserRow, updateUser } from '../users.queries.ts';

type SignInCall = Pick<Call<'POST /api/auth/login'>, 'db' | 'now' | 'config' | 'address' | 'userAgent' | 'cookie' | 'setHeader'>;

/** How a user proved whose account it is, for the security events. */
type SignInWay = 'password' | 'third party' | 'school' | 'sign-up' | 'password and code' | 'passkey';

export type SessionAnswer = ResponseOf<'POST /api/auth/login'> & { user: User };

/**
 * Signs an account in on this browser once it is known whose it is: enters the device, calls off a deletion, has its payments looked
 * after, so that access heals, opens a session and hands its token over in the `authorization` header. Not to be run in a transaction when the account may get locked by it. Throws
 * 403 `second_factor_needed` where the account asks for a code and none has been entered.
 */
export async function startSession(call: SignInCall, user: UserRow, by: SignInWay): Promise<SessionAnswer> {
  const { db, now, config, userAgent, setHeader } = call;
  const secondFactor = by === 'password and code' || by === 'passkey';
  if (!secondFactor && (await requiresCode(db, user.id))) throw secondFactorNeeded(await openChallenge(db, user.id, now));
  const offered = readDeviceKey(call);
  // A key that a user has made up could be given to any number of machines.
  const key = offered !== null && (await isMadeHere(db, offered)) ? offered : newDeviceKey();
  const limited = config.DEVICE_LIMITS === 'on' && user.device_limited;
  const opened = await inTransaction(db, async (inner) => {
    const device = await enterDevice(inner, user, { key, userAgent, limited }, now);
    if (device.locked) return device;
    const kept = user.delete_after ? await updateUser(inner, user.id, { delete_after: null }, now) : user;
    await checkOrdersSoon(inner, user.id, now);
    const opening = { userId: user.id, roleId: user.role_id, deviceId: device.id, userAgent, secondFactor };
    const token = await openSession(inner, opening, config, now);
    await noteSecurityEvent(inner, { kind: 'log_in.succeeded', userId: user.id, details: { by } }, call, now);
    const plan = user.delete_after ? await runningPlan(inner, user.id, now) : null;
    return { locked: false as const, kept, token, plan, count: device.count };
  });
  if (opened.locked) {
    const event = {
      kind: 'log_in.refused',
      userId: user.id,
      details: { why: opened.byStaff ? 'locked by staff' : 'too many devices' },
    } as const;
    await noteRefusal(db, event, call, now);
    throw accountLocked(supportContact(config), opened);
  }
  const { kept, token, plan, count } = opened;
  setHeader('authorization', `Bearer ${token}`);
  setHeader('set-cookie', deviceCookie(key, config));
  setHeader('cache-control', 'private, no-store');
  const warning = limited && user.role_id === 3 ? deviceWarning(count) : undefined;
  return {
    user: presentUser(kept),
    ...(warning ? { warning } : {}),
    ...(user.delete_after ? { notice: welcomeBack(plan) } : {}),
  };
}

/** The response to a cancelled deletion. A plan stays cancelled; a new one resumes it. */
function welcomeBack(plan: Awaited<ReturnType<typeof runningPlan>>): string {
  const kept = 'Welcome back. Your account will not be deleted';
  if (!plan?.endsAt) return kept;
  const day = longDate(plan.endsAt);
  return `${kept}. Your ${plan.name} stays cancelled and ends on ${day}; you can resume it under Account details, Membership`;
}

/** Counts entered codes by network, so that waiting log-ins cannot be guessed at in numbers. */
export function limitCodes({ db, address, now }: Omit<Call<'POST /api/auth/second-factor/log-in'>, 'setHeader'>): Promise<void> {
  return countNetworkTry(db, LOG_INS_PER_NETWORK, address, now);
}

/** Completes a log-in that waits for its code, once. A wrong code leaves it waiting. */
export async function logInWithCode(call: Call<'POST /api/auth/second-factor/log-in'>): Promise<SessionAnswer> {
  const { db, body, now } = call;
  const userId = await findChallenge(db, body.challenge, now);
  const user = userId === null ? null : await findUser(db, userId);
  if (!user) throw challengeEnded();
  await requireCode(call, user.id, body.code);
  if (!(await closeChallenge(db, body.challenge))) throw challengeEnded();
  await refundNetworkTry(db, LOG_INS_PER_NETWORK, call.address);
  return startSession(call, user, 'password and code');
}
