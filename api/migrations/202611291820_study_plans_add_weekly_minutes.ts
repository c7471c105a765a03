import type { Knex } from 'knex';

/** The goal that a learner has set for a week; null: none. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    ALTER TABLE study_plans ADD COLUMN weekly_minutes smallint
      CONSTRAINT study_plans_weekly_minutes_range CHECK (weekly_minutes BETWEEN 10 AND 1680)
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('ALTER TABLE study_plans DROP COLUMN weekly_minutes');
}
