import type { Knex } from 'knex';

/**
 * Whose money is being given back at this moment: one at a time for an order, over all replicas. A refund whose answer did not
 * arrive stays written down, so that asking again repeats it and gives nothing twice.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE TABLE refund_requests (
      order_id integer PRIMARY KEY REFERENCES orders ON DELETE CASCADE,
      until timestamptz NOT NULL,
      request jsonb
    );
    COMMENT ON COLUMN refund_requests.until IS 'others wait until then; a process that died leaves it to run out';
    COMMENT ON COLUMN refund_requests.request IS 'sent to the provider, and not answered yet';
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('DROP TABLE refund_requests');
}
