import type { Knex } from 'knex';

/** The pages on which questions begin, where a grader set them. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`ALTER TABLE grading_drafts ADD COLUMN pages jsonb NOT NULL DEFAULT '[]'`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('ALTER TABLE grading_drafts DROP COLUMN pages');
}
