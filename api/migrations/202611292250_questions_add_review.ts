import type { Knex } from 'knex';

/**
 * A question in review: it waits for a second person as long as `review_version` is its version, so any change ends the review.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    ALTER TABLE questions
      ADD COLUMN review_version integer,
      ADD COLUMN review_requested_by integer CONSTRAINT questions_review_requested_by_fkey REFERENCES users (id) ON DELETE SET NULL,
      ADD COLUMN review_requested_at timestamptz;
    CREATE INDEX questions_in_review ON questions (review_requested_at)
      WHERE review_version = version AND NOT visible AND deleted_at IS NULL;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    ALTER TABLE questions DROP COLUMN review_version, DROP COLUMN review_requested_by, DROP COLUMN review_requested_at
  `);
}
