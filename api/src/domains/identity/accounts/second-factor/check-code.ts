import type { Knex } from 'knex';
import { countTry, type RateLimit, resetTries } from '../../../../http/rate-limit.queries.ts';
import type { Call } from '../../../../http/route.ts';
import { noteRefusal, noteSecurityEvent } from '../../security-events/index.ts';
import { wrongCode } from '../accounts.errors.ts';
import { factorKeys, unseal } from '../sealed-secret.ts';
import { stepOfCode } from './codes.ts';
import { consumeCodeStep, consumeRecoveryCode, findSecondFactor, type SecondFactorRow } from './second-factors.queries.ts';

/** A million codes, three of them right at a time: ten tries an hour leave a guesser one chance in 38 in a year. */
export const CODE_TRIES: RateLimit = { name: 'second-factor-code', tries: 10, windowMs: 3_600_000 };

export type CodeCall = Pick<Call<'POST /api/auth/second-factor/log-in'>, 'db' | 'now' | 'config' | 'address' | 'userAgent'>;

/** Whether a code of the app is right, and the first of its half minute; a code that was taken once is wrong from then on. */
async function takeAppCode({ db, now, config }: CodeCall, factor: SecondFactorRow, code: string): Promise<boolean> {
  const secret = unseal(factor.secret, `second factor of ${factor.user_id}`, await factorKeys(config));
  const step = stepOfCode(secret, code, now);
  return step !== null && (await consumeCodeStep(db, factor.user_id, step));
}

async function take(call: CodeCall, factor: SecondFactorRow | null, userId: number, code: string): Promise<boolean> {
  if (code.length === 6) return factor !== null && takeAppCode(call, factor, code);
  if (!(await consumeRecoveryCode(call.db, userId, code))) return false;
  await noteSecurityEvent(call.db, { kind: 'recovery_code.used', userId }, call, call.now);
  return true;
}

/**
 * Takes a code of an account's app, or a recovery code, each once; 403 `wrong_code` for any other. Counts tries: call it outside a
 * transaction.
 */
export async function requireCode(call: CodeCall, userId: number, code: string): Promise<void> {
  const { db, now } = call;
  const tooMany = (wait: string) => `Too many wrong codes. Please try again in ${wait}`;
  try {
    await countTry(db, CODE_TRIES, userId, now, tooMany);
  } catch (error) {
    await noteRefusal(db, { kind: 'log_in.refused', userId, details: { why: 'too many wrong codes' } }, call, now);
    throw error;
  }
  if (!(await take(call, await findSecondFactor(db, userId), userId, code))) {
    await noteSecurityEvent(db, { kind: 'factor.wrong_code', userId }, call, now);
    throw wrongCode();
  }
  await resetCodeTries(db, userId);
}

export const resetCodeTries = (db: Knex, userId: number): Promise<void> => resetTries(db, CODE_TRIES, userId);
