import type { Knex } from 'knex';

/** What the dashboard counts by day is found without reading whole tables. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE INDEX practice_attempts_received ON practice_attempts (received_at) INCLUDE (user_id);
    CREATE INDEX tests_submitted ON tests (submitted_at) INCLUDE (user_id) WHERE submitted_at IS NOT NULL;
    CREATE INDEX payment_events_received ON payment_events (received_at);
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('DROP INDEX practice_attempts_received, tests_submitted, payment_events_received');
}
