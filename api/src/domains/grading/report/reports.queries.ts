import type { Knex } from 'knex';
import { z } from 'zod';
import { checkedRow } from '../../../db/checked-rows.ts';

/** Longer than a report waits for its turn and takes; whoever leases one and dies leaves it to others after this. */
const LEASE_MS = 150_000;

const leasedRow = z.object({ test_id: z.int(), report_tries: z.int() });

/** Hands one grading whose report is to be made to this process for a while; null when there is none. */
export async function leaseReport(db: Knex, now: Date): Promise<{ testId: number; tries: number } | null> {
  const due = db('gradings')
    .where('state', 'graded')
    .where((query) => query.whereNull('report_after').orWhere('report_after', '<=', now))
    .orderBy('graded_at')
    .limit(1)
    .forUpdate()
    .skipLocked();
  const [row] = await db('gradings')
    .where('test_id', due.select('test_id'))
    .update({ report_tries: db.raw('report_tries + 1'), report_after: new Date(now.getTime() + LEASE_MS) })
    .returning(Object.keys(leasedRow.shape));
  const leased = checkedRow(leasedRow, row);
  return leased ? { testId: leased.test_id, tries: leased.report_tries } : null;
}

const addressRow = z.object({ email: z.string() });

/** Where somebody gets mail; null for an account that is gone. */
export async function findAddress(db: Knex, userId: number): Promise<string | null> {
  const row = await db('users').where('id', userId).whereNull('anonymised_at').first('email');
  return checkedRow(addressRow, row)?.email ?? null;
}
