import type { Knex } from 'knex';

/** How long after it was opened an order that was given up is still looked at. */
const LOOK_BACK_MS = 30 * 86_400_000;

/**
 * Has the next reconciliation look at those of somebody's orders whose state here and at the provider, or whose entitlement, may
 * differ: unpaid or unconfirmed ones, lapsed periods, and paid ones without the access that they give. Costs one statement, so a
 * log-in can afford it; the provider is asked in the background, within a minute.
 */
export async function checkOrdersSoon(db: Knex, userId: number, now: Date): Promise<void> {
  const entitled = (table: string) => db(table).whereRaw('??.order_id = orders.id', [table]).select(db.raw('1'));
  await db('orders')
    .where('user_id', userId)
    .whereNotNull('provider_id')
    .where((due) =>
      due
        .where((unpaid) =>
          unpaid
            .whereIn('status', ['open', 'failed', 'authorized', 'abandoned'])
            .where('created_at', '>', new Date(now.getTime() - LOOK_BACK_MS)),
        )
        .orWhere((lapsed) => lapsed.whereIn('status', ['paid', 'cancelling']).where('period_end', '<=', now))
        .orWhere((without) =>
          without
            .whereIn('status', ['paid', 'cancelling'])
            .whereNotExists(entitled('memberships'))
            .whereNotExists(entitled('grading_entitlements')),
        ),
    )
    .where((sooner) => sooner.whereNull('next_check_at').orWhere('next_check_at', '>', now))
    .update({ next_check_at: now });
}
