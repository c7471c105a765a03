import type { Knex } from 'knex';

/** Words of reasons are looked for in an index instead of in every line of the log. */
export async function up(db: Knex): Promise<void> {
  await db.raw('CREATE INDEX staff_actions_reason_trigrams ON staff_actions USING gin (reason gin_trgm_ops)');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('DROP INDEX staff_actions_reason_trigrams');
}
