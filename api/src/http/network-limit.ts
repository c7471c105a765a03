import type { Knex } from 'knex';
import { isLoopback, networkOf } from './client-address.ts';
import { countTry, type RateLimit, takeBackTry } from './rate-limit.queries.ts';

/**
 * Counts a try of a whole network. This machine itself is left out: calls come from it only in development, or where a proxy
 * does not say for whom it asks, and then everybody would share one count.
 */
export async function countNetworkTry(db: Knex, limit: RateLimit, address: string, now: Date): Promise<void> {
  if (!isLoopback(address)) await countTry(db, limit, networkOf(address), now);
}

/** Takes back a network's try that turned out to be a good one. */
export function takeBackNetworkTry(db: Knex, limit: RateLimit, address: string): Promise<void> {
  return takeBackTry(db, limit, networkOf(address));
}
