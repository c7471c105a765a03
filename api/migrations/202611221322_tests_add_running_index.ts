import type { Knex } from 'knex';

/** Finds an account's running tests, which every page requests, however many tests run at once. */
export async function up(db: Knex): Promise<void> {
  await db.raw('CREATE INDEX tests_running_user ON tests (user_id) WHERE started_at IS NOT NULL AND submitted_at IS NULL');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('DROP INDEX tests_running_user');
}
