import type { Knex } from 'knex';
import encodeQR from 'qr';
import type { Config } from '../../../../config.ts';
import { inTransaction } from '../../../../db/in-transaction.ts';
import type { Call } from '../../../../http/route.ts';
import { orderMail } from '../../../../mail-outbox/mail-orders.queries.ts';
import { noteSecurityEvent } from '../../security-events/index.ts';
import { lastFactor, secondFactorNotBegun, secondFactorNotSet, secondFactorSet } from '../accounts.errors.ts';
import { confirmOwner } from '../passwords/confirm-password.ts';
import { factorKeys, seal } from '../sealed-secret.ts';
import { endOtherSessions } from '../sessions/sessions.queries.ts';
import { findUser, type UserRow } from '../users.queries.ts';
import { requireCode } from './check-code.ts';
import { newSecret, secretForApp } from './codes.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  countRecoveryCodes,
  findSecondFactor,
  hasSecondFactor,
  markSession,
  removeSecondFactor,
  renewRecoveryCodes,
  requiresCode,
  resetSessionFactors,
} from './second-factors.queries.ts';

/**
 * What follows from a second factor taken away by its owner; to be run in the same transaction, with the account locked. Without another one
 * open sessions no longer count as opened with a factor; where staff must have one that is refused with 409 `last_factor`.
 */
export async function settleRemoval(db: Knex, user: UserRow, config: Pick<Config, 'STAFF_SECOND_FACTOR'>): Promise<void> {
  if (await hasSecondFactor(db, user.id)) return;
  if (user.role_id !== 3 && config.STAFF_SECOND_FACTOR === 'required') throw lastFactor();
  await resetSessionFactors(db, user.id);
}

export async function secondFactor({ db, caller, config }: Call<'GET /api/auth/second-factor'>) {
  const factor = await findSecondFactor(db, caller.userId);
  return {
    since: factor?.confirmed_at?.toISOString() ?? null,
    recovery_codes_left: await countRecoveryCodes(db, caller.userId),
    required: caller.roleId !== 3 && config.STAFF_SECOND_FACTOR === 'required',
  };
}

/** Makes a secret for the caller's app. It counts once `confirmFactor` has seen a code of it; beginning again makes another. */
export async function beginFactor(call: Call<'POST /api/auth/second-factor'>) {
  const { db, now, config } = call;
  const user = await confirmOwner(call);
  const secret = newSecret();
  const [key] = await factorKeys(config);
  const sealed = seal(secret, `second factor of ${user.id}`, key);
  if (!(await beginSecondFactor(db, user.id, sealed, now))) throw secondFactorSet();
  const forApp = secretForApp(secret, user.email);
  return { ...forApp, qr_svg: encodeQR(forApp.uri, 'svg', { ecc: 'medium', border: 2 }) };
}

/** Makes the second factor count, with a code that proves that the app has it. Anyone who is signed in elsewhere has to log in with one. */
export async function confirmFactor(call: Call<'POST /api/auth/second-factor/confirm'>) {
  const { db, caller, body, now } = call;
  const [user, factor] = [await findUser(db, caller.userId), await findSecondFactor(db, caller.userId)];
  if (!user || !factor || factor.confirmed_at) throw secondFactorNotBegun();
  await requireCode(call, user.id, body.code);
  return inTransaction(db, async (inner) => {
    if (!(await confirmSecondFactor(inner, user.id, now))) throw secondFactorNotBegun();
    await markSession(inner, caller.sessionId);
    await endOtherSessions(inner, caller);
    await noteSecurityEvent(inner, { kind: 'factor.added', userId: user.id }, call, now);
    await orderMail(inner, { kind: 'second-factor-added', address: user.email, userId: user.id }, now);
    return { recovery_codes: await renewRecoveryCodes(inner, user.id) };
  });
}

/** Makes new recovery codes in the place of those before. */
export async function renewCodes(call: Call<'POST /api/auth/second-factor/recovery-codes'>) {
  const user = await confirmOwner(call);
  return inTransaction(call.db, async (inner) => {
    if (!(await requiresCode(inner, user.id))) throw secondFactorNotSet();
    await noteSecurityEvent(inner, { kind: 'recovery_codes.renewed', userId: user.id }, call, call.now);
    return { recovery_codes: await renewRecoveryCodes(inner, user.id) };
  });
}

/** Removes the second factor and notifies the account's owner; false if there is none. To be run in a transaction. */
export async function removeSecondFactorOf(db: Knex, user: UserRow, now: Date): Promise<boolean> {
  if (!(await removeSecondFactor(db, user.id))) return false;
  await orderMail(db, { kind: 'second-factor-removed', address: user.email, userId: user.id }, now);
  return true;
}

/** Removes the caller's second factor; requires the password and a code. 409 `last_factor` if staff would have none left. */
export async function removeFactor(call: Call<'DELETE /api/auth/second-factor'>) {
  const { db, body, config, now } = call;
  const user = await confirmOwner(call);
  if (!(await requiresCode(db, user.id))) throw secondFactorNotSet();
  await requireCode(call, user.id, body.code);
  await inTransaction(db, async (inner) => {
    await findUser(inner, user.id, { lock: true });
    await removeSecondFactorOf(inner, user, now);
    await settleRemoval(inner, user, config);
    await noteSecurityEvent(inner, { kind: 'factor.removed', userId: user.id }, call, now);
  });
}
