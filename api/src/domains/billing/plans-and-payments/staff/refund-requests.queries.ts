import type { Knex } from 'knex';
import { z } from 'zod';
import { checkedRow, documentOf } from '../../../../db/checked-rows.ts';
import { refundUnderWay } from '../payments.errors.ts';

/** Longer than all calls of one refund may take; what a dead process left behind runs out after it. */
const LEASE_MS = 180_000;

/** A refund as it was sent to the provider. */
export interface RefundRequest {
  /** The provider carries out one key once. */
  key: string;
  paymentId: string;
  /** In cents. */
  amount: number;
  /** What staff asked for: cents, or null for all that is left. */
  asked: number | null;
  notes: Record<string, string>;
  /** Seconds since 1970. */
  at: number;
}

const requestRow = z.object({ request: documentOf<RefundRequest>().nullable() });

/** Writes a refund down before it is sent, or that it was answered: null. */
export async function noteRefundRequest(db: Knex, orderId: number, request: RefundRequest | null): Promise<void> {
  await db('refund_requests')
    .where('order_id', orderId)
    .update({ request: request && JSON.stringify(request) });
}

/**
 * Runs what gives money of an order back, one at a time over all replicas; `run` gets the refund that was sent before and not
 * answered. No connection is held meanwhile: the provider may be slow. Throws 409 `refund_under_way` while another runs.
 */
export async function refundingOneAtATime<T>(
  db: Knex,
  orderId: number,
  now: Date,
  run: (unanswered: RefundRequest | null) => Promise<T>,
): Promise<T> {
  const until = new Date(now.getTime() + LEASE_MS);
  const [taken] = await db('refund_requests')
    .insert({ order_id: orderId, until })
    .onConflict('order_id')
    .merge(['until'])
    .where('refund_requests.until', '<=', now)
    .returning('request');
  const row = checkedRow(requestRow, taken);
  if (!row) throw refundUnderWay();
  const own = () => db('refund_requests').where({ order_id: orderId, until });
  try {
    return await run(row.request);
  } finally {
    // One statement lets go, never two: who comes in between may hold the row until the same millisecond, as its own.
    const kept = await own().whereNotNull('request').update({ until: now });
    if (kept === 0) await own().whereNull('request').delete();
  }
}
