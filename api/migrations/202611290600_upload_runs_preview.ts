import type { Knex } from 'knex';

/** The first questions of a file, for the page that shows them before they are stored. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`ALTER TABLE upload_runs ADD COLUMN preview jsonb NOT NULL DEFAULT '[]'`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('ALTER TABLE upload_runs DROP COLUMN preview');
}
