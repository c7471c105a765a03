import type { Knex } from 'knex';

/** The first questions that a run replaces, as they were and as they will be. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`ALTER TABLE upload_runs ADD COLUMN replacements jsonb NOT NULL DEFAULT '[]'`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('ALTER TABLE upload_runs DROP COLUMN replacements');
}
