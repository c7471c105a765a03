import type { Knex } from 'knex';
import { deleteFailuresBefore, deleteRarestFailures } from './failures/failures.queries.ts';
import { deleteMeasurementsBefore } from './measurements/measurements.queries.ts';

/** Releases stay in the store as long. */
export const KEPT_FOR_MS = 30 * 86_400_000;
/** The limit of different failures. */
export const MOST_FAILURES = 5_000;

/** Deletes records older than 30 days, and the rarest failures beyond 5,000. Returns the count. */
export async function forgetOldHealth(db: Knex, now: Date, most = MOST_FAILURES): Promise<number> {
  const moment = new Date(now.getTime() - KEPT_FOR_MS);
  return (
    (await deleteFailuresBefore(db, moment)) +
    (await deleteRarestFailures(db, most)) +
    (await deleteMeasurementsBefore(db, moment))
  );
}
