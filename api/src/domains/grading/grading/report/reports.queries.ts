import type { Knex } from 'knex';
import { z } from 'zod';
import { checkedRow } from '../../../../db/checked-rows.ts';

/** Longer than a report waits for its slot and takes to make; the lease of a dead process expires after this. */
const LEASE_MS = 150_000;

const leasedRow = z.object({ test_id: z.int(), report_tries: z.int() });

/** Leases one grading whose report is due to this process; null if there is none. */
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

/** A user's e-mail address; null for a deleted account. */
export async function findAddress(db: Knex, userId: number): Promise<string | null> {
  const row = await db('users').where('id', userId).whereNull('anonymised_at').first('email');
  return checkedRow(addressRow, row)?.email ?? null;
}
