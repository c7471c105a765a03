import type { Knex } from 'knex';

/** The secret of the address of a learner's calendar; null: none. Kept as it is, so that the address can be shown again. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('ALTER TABLE study_plans ADD COLUMN calendar_token text CONSTRAINT study_plans_calendar_token_unique UNIQUE');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('ALTER TABLE study_plans DROP COLUMN calendar_token');
}
