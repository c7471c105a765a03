import type { Knex } from 'knex';
import { ApiError } from '../../../errors.ts';
import { countNetworkTry } from '../../../http/network-limit.ts';
import { countTry } from '../../../http/rate-limit.queries.ts';

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
