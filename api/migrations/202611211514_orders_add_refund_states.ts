import type { Knex } from 'knex';

/** Money that is on its way back, and the last refund where it failed: both follow from an order's events, like `refunded_amount`. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    ALTER TABLE orders
      ADD COLUMN refund_pending_amount integer NOT NULL DEFAULT 0,
      ADD COLUMN refund_failed_amount integer NOT NULL DEFAULT 0;
    CREATE INDEX orders_refund_unsettled ON orders (created_at DESC, id DESC)
      WHERE refund_pending_amount > 0 OR refund_failed_amount > 0;
  `);
}

/** Both can be derived again from the events. */
export async function down(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE orders DROP COLUMN refund_pending_amount, DROP COLUMN refund_failed_amount');
}
