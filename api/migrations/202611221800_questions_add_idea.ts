import type { Knex } from 'knex';

/**
 * The idea of a question: the template that it is a variant of. Questions of one idea differ in their numbers, so practice comes back to the
 * idea, not to the question. A question written by hand has its own idea.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    ALTER TABLE questions ADD COLUMN idea text NOT NULL
      GENERATED ALWAYS AS (coalesce(regexp_replace(seed_key, '-[0-9]+$', ''), 'question-' || id)) STORED;
    CREATE INDEX questions_idea ON questions (idea);
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE questions DROP COLUMN idea');
}
