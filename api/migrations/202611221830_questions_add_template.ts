import type { Knex } from 'knex';

/** PostgreSQL before 17 cannot change the expression of a generated column. */
const ideaFrom = (expression: string) => `
    ALTER TABLE questions DROP COLUMN idea;
    ALTER TABLE questions ADD COLUMN idea text NOT NULL GENERATED ALWAYS AS (${expression}) STORED;
    CREATE INDEX questions_idea ON questions (idea);`;

/**
 * The template that a question is a variant of, as the file that it came with says; its idea follows from it. Of question files that were
 * read in, the fingerprint is kept, so that one that has not changed is not read again.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    ALTER TABLE questions ADD COLUMN template text;
    UPDATE questions SET template = regexp_replace(seed_key, '-[0-9]+$', '') WHERE seed_key IS NOT NULL;
    ${ideaFrom("coalesce(template, 'question-' || id)")}
    CREATE TABLE imported_files (
      name text NOT NULL,
      fingerprint text NOT NULL,
      imported_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT imported_files_pkey PRIMARY KEY (name)
    );
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    DROP TABLE imported_files;
    ${ideaFrom("coalesce(regexp_replace(seed_key, '-[0-9]+$', ''), 'question-' || id)")}
    ALTER TABLE questions DROP COLUMN template;
  `);
}
