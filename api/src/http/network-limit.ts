import { networkOf } from '@api/work-process';
import type { Knex } from 'knex';
import { isLoopback } from './client-address.ts';
import { countTry, type RateLimit, refundTry } from './rate-limit.queries.ts';

/**
 * Counts one attempt of a whole network. Loopback is not counted: such calls arrive only in development, or when a
 * proxy does not name its client, and then all clients would share one count.
 */
export async function countNetworkTry(db: Knex, limit: RateLimit, address: string, now: Date): Promise<void> {
  if (!isLoopback(address)) await countTry(db, limit, networkOf(address), now);
}

/** Refunds a network's try that succeeded. */
export function refundNetworkTry(db: Knex, limit: RateLimit, address: string): Promise<void> {
  return refundTry(db, limit, networkOf(address));
}
