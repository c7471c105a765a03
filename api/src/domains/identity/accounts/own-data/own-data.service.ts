import type { Readable } from 'node:stream';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { PaymentProvider } from '../../../../adapters/payments/index.ts';
import { inSnapshot, inTransaction } from '../../../../db/in-transaction.ts';
import { notAllowed, sessionExpired } from '../../../../errors.ts';
import { countTry, type RateLimit } from '../../../../http/rate-limit.queries.ts';
import type { Call } from '../../../../http/route.ts';
import { orderMail } from '../../../../mail-outbox/mail-orders.queries.ts';
import { runningPlan, stopCharging } from '../../../billing/plans-and-payments/index.ts';
import { leaveAllClasses } from '../../../classes/classes/index.ts';
import { confirmPassword } from '../passwords/confirm-password.ts';
import { endAllSessions } from '../sessions/sessions.queries.ts';
import { findUser, type UserRow, updateUser } from '../users.queries.ts';
import {
  claimAccountToAnonymise,
  deletePersonalData,
  listAccountsToAnonymise,
  readPersonalData,
} from './personal-data.queries.ts';
import { SpooledTables } from './spooled-tables.ts';

const DAY_MS = 86_400_000;
/** Between asking for deletion and deletion. */
export const GRACE_MS = 14 * DAY_MS;
const EXPORTS: RateLimit = { name: 'export', tries: 5, windowMs: 3_600_000 };
/** Milliseconds that a reader may take for the whole of it. */
const LONGEST_TAKING = 120_000;

/** Counts exports: each reads a good part of what the database has on a user. */
export function limitExports({ db, caller, now }: Omit<Call<'GET /api/user/export'>, 'setHeader'>): Promise<void> {
  return countTry(db, EXPORTS, caller.userId, now);
}

/**
 * Everything that is stored about the caller, except password hashes and keys, from one snapshot. It is spooled to disk first:
 * a read error becomes an error response instead of a broken file, and a slow reader holds no database connection.
 */
export async function exportOwnData({ db, caller, now, setHeader }: Call<'GET /api/user/export'>): Promise<Readable> {
  const spooled = await SpooledTables.open();
  try {
    const account = await inSnapshot(db, async (transaction) => {
      spooled.clear();
      const user = await findUser(transaction, caller.userId);
      if (!user) throw sessionExpired();
      for await (const rows of readPersonalData(transaction, user.id)) await spooled.add(rows);
      const { password_hash: _, ...account } = user;
      return account;
    });
    const file = spooled.toJson({ exported_at: now.toISOString(), account });
    const limit = setTimeout(() => file.destroy(new Error('An export was not read in time')), LONGEST_TAKING);
    file.once('close', () => clearTimeout(limit));
    setHeader('content-type', 'application/json; charset=utf-8');
    setHeader('content-disposition', `attachment; filename="my-data-${now.toISOString().slice(0, 10)}.json"`);
    return file;
  } catch (error) {
    await spooled.close();
    throw error;
  }
}

/** Marks the account for deletion and signs it out everywhere; signing in again calls it off. */
export async function requestDeletion(call: Call<'DELETE /api/user'>) {
  const { db, caller, body, now } = call;
  if (caller.staff) throw notAllowed('A staff account cannot be deleted by its owner. Please ask an admin');
  const user = await findUser(db, caller.userId);
  if (!user) throw sessionExpired();
  await confirmPassword(call, user, body.password, 'password');
  const delete_after = new Date(now.getTime() + GRACE_MS);
  await inTransaction(db, async (inner) => {
    await updateUser(inner, user.id, { delete_after }, now);
    await endAllSessions(inner, user.id);
    const plan = await runningPlan(inner, user.id, now);
    const data = { delete_after: delete_after.toISOString(), ...(plan && !plan.endsAt && { plan: plan.name }) };
    await orderMail(inner, { kind: 'account-deletion', address: user.email, userId: user.id, data }, now);
  });
  const message = 'Your account will be deleted in 14 days. If you change your mind, just log in before then';
  return { message, delete_after: delete_after.toISOString() };
}

/** An anonymous account: no address, name, password or answers. `.invalid` never takes mail (RFC 2606). */
const anonymous = (id: number, now: Date): Partial<UserRow> => ({
  email: `deleted-${id}@deleted.invalid`,
  username: 'Deleted account',
  full_name: null,
  phone: null,
  password_hash: null,
  pending_email: null,
  verified: false,
  ib_year: null,
  math_course: null,
  country: null,
  school: null,
  course_slug: null,
  exam_month: null,
  exam_year: null,
  delete_after: null,
  locked_at: null,
  locked_by_staff: false,
  anonymised_at: now,
});

/** Dependencies of anonymising; `payments` is null where none are set up. */
export interface AnonymisingContext {
  readonly db: Knex;
  readonly now: Date;
  readonly log: Logger;
  readonly payments: PaymentProvider | null;
}

/**
 * Anonymises the accounts whose grace is over; returns the count. A running subscription is cancelled at the provider first: where
 * that cannot be done now, the account waits for the next time, and no other waits for it. What is theirs alone goes; what others
 * have worked on stays, without a name. Each account in one transaction, so a process that dies leaves it as it was.
 */
export async function anonymiseDeletedAccounts(context: AnonymisingContext): Promise<number> {
  const { db, now } = context;
  let count = 0;
  for (const id of await listAccountsToAnonymise(db, now)) {
    if (!(await stopCharging(context, id, now))) continue;
    const done = await inTransaction(db, async (inner) => {
      if (!(await claimAccountToAnonymise(inner, id, now))) return false;
      await leaveAllClasses(inner, id, now);
      await deletePersonalData(inner, id);
      await updateUser(inner, id, anonymous(id, now), now);
      return true;
    });
    if (done) count += 1;
  }
  return count;
}
