import { setTimeout as pause } from 'node:timers/promises';
import type { Knex } from 'knex';
import { checkoutOpening } from '../payments.errors.ts';

/** Longer than the provider may take to open a checkout. The lease of a dead process expires after it. */
const LEASE_MS = 30_000;
const TRY_EVERY_MS = 100;
const MOST_TRIES = 60;

/** Returns the expiry of the acquired lease; null while another request holds it. */
async function takeLease(db: Knex, userId: number, now: Date): Promise<Date | null> {
  const until = new Date(now.getTime() + LEASE_MS);
  const rows = await db('checkout_leases')
    .insert({ user_id: userId, until })
    .onConflict('user_id')
    .merge()
    .where('checkout_leases.until', '<=', now)
    .returning('user_id');
  return rows.length > 0 ? until : null;
}

/**
 * Opens a user's checkout, one at a time over all tabs and replicas, so that two concurrent clicks get the same one. No
 * connection is held in the meantime: the provider may be slow. Throws 409 `checkout_opening` if the other takes too
 * long.
 */
export async function openingOneAtATime<T>(db: Knex, userId: number, now: Date, run: () => Promise<T>): Promise<T> {
  let until = await takeLease(db, userId, now);
  for (let tries = 1; until === null; tries += 1) {
    if (tries === MOST_TRIES) throw checkoutOpening();
    await pause(TRY_EVERY_MS);
    until = await takeLease(db, userId, now);
  }
  try {
    return await run();
  } finally {
    // Only this lease: another request may have acquired an expired one.
    await db('checkout_leases').where({ user_id: userId, until }).delete();
  }
}
