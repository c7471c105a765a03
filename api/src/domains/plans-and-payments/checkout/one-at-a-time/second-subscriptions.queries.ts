import type { Knex } from 'knex';

/** What the provider was asked about just now, and is still running, is left for so long. */
const AGAIN_AFTER_MS = 15 * 60_000;

/** When the first word came that an order was signed or paid. */
const SIGNED_AT = (order: string) => `coalesce((
  SELECT min(e.received_at) FROM payment_events e
   WHERE e.order_id = ${order}.id
     AND (e.facts @> '[{"kind":"authorized"}]' OR e.facts @> '[{"kind":"captured"}]' OR e.facts @> '[{"kind":"period"}]')
  ), ${order}.created_at)`;

/**
 * Subscriptions opened since `since` that were signed while another of the same person's was running or lined up, without
 * following it: two tabs paid. The one signed first is not among them. Answers the orders' ids, only
 * of `userId` where that is given.
 */
export async function listSecondSubscriptions(db: Knex, now: Date, since: Date, userId: number | null): Promise<number[]> {
  const { rows } = await db.raw<{ rows: { id: number }[] }>(
    `SELECT o.id
       FROM orders o
      WHERE o.type = 'subscription' AND o.status IN ('authorized', 'paid') AND o.created_at > :since
        AND (o.user_id = :userId OR :userId::integer IS NULL AND (o.checked_at IS NULL OR o.checked_at <= :seenBefore))
        AND EXISTS (
          SELECT FROM orders p
           WHERE p.user_id = o.user_id AND p.id <> o.id AND p.type = 'subscription'
             AND (p.status = 'authorized' OR (p.status = 'paid' AND p.period_end > :now))
             AND o.replaces_order_id IS DISTINCT FROM p.id AND p.replaces_order_id IS DISTINCT FROM o.id
             AND (${SIGNED_AT('p')}, p.id) < (${SIGNED_AT('o')}, o.id))
      ORDER BY o.id
      LIMIT 100`,
    { now, since, userId, seenBefore: new Date(now.getTime() - AGAIN_AFTER_MS) },
  );
  return rows.map(({ id }) => id);
}
