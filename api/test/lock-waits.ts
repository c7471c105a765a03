/** Calls that meet at a locked row, for tests of what two at once may do. */
import type { Knex } from 'knex';
import { expect } from 'vitest';

/** How many statements in this database wait for a lock; other tests have databases of their own on the same server. */
export async function waitingStatements(db: Knex): Promise<number> {
  const waiting = "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
  return (await db.raw(waiting)).rowCount;
}

/**
 * Holds rows of a table until a statement of each call waits for them, so that the calls continue at one moment.
 * Returns the result of each.
 */
export async function meetAt<T>(
  owner: Knex,
  { table, where }: { table: string; where: Readonly<Record<string, unknown>> },
  calls: readonly (() => Promise<T>)[],
): Promise<T[]> {
  const holder = await owner.transaction();
  try {
    await holder(table).where(where).forUpdate().select('*');
    const answers = Promise.all(calls.map((call) => call()));
    await expect.poll(() => waitingStatements(owner)).toBe(calls.length);
    await holder.rollback();
    return await answers;
  } finally {
    if (!holder.isCompleted()) await holder.rollback();
  }
}
