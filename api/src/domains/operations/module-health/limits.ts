import type { Knex } from 'knex';
import { ApiError } from '../../../errors.ts';
import { countNetworkTry } from '../../../http/network-limit.ts';
import { countTry } from '../../../http/rate-limit.queries.ts';
import { deleteFailuresBefore, deleteRarestFailures } from './failures/failures.queries.ts';
import { deleteMeasurementsBefore } from './measurements/measurements.queries.ts';

/** Pages invent nothing, but senders may: each unknown value adds a row, so these are limited. */
const NEW_OF_NETWORK = { name: 'module-health-new-network', tries: 200, windowMs: 3_600_000 };
const NEW_OF_ALL = { name: 'module-health-new', tries: 4_000, windowMs: 3_600_000 };

/** Whether an unknown value may add a row. Known ones are counted in any case. */
export async function mayStoreNewRow(db: Knex, address: string, now: Date): Promise<boolean> {
  try {
    await countNetworkTry(db, NEW_OF_NETWORK, address, now);
    await countTry(db, NEW_OF_ALL, 'all', now);
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'too_many_requests') return false;
    throw error;
  }
}

/** Releases stay in the store as long. */
export const KEPT_FOR_MS = 30 * 86_400_000;
/** The limit of different failures. */
const MOST_FAILURES = 5_000;

/** Older than 30 days, and the rarest beyond 5,000. Returns the count. */
export async function purgeOldHealth(db: Knex, now: Date, most = MOST_FAILURES): Promise<number> {
  const moment = new Date(now.getTime() - KEPT_FOR_MS);
  return (
    (await deleteFailuresBefore(db, moment)) +
    (await deleteRarestFailures(db, most)) +
    (await deleteMeasurementsBefore(db, moment))
  );
}
