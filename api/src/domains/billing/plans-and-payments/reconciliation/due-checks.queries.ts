import type { Knex } from 'knex';

/** How long after its opening an abandoned order is still checked. */
const LOOK_BACK_MS = 30 * 86_400_000;

/**
 * Schedules a user's orders for the next reconciliation if their state here may differ from the provider's, or from the
 * entitlement: unpaid or unconfirmed ones, lapsed periods, and paid ones without access. One statement, cheap enough
 * for a log-in; the provider is asked in the background, within a minute.
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
