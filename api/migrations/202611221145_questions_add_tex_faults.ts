import type { Knex } from 'knex';

/** How many formulae of a question cannot be set, counted when it is typeset; and whether staff have published such a version knowingly. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    ALTER TABLE questions ADD COLUMN tex_faults smallint NOT NULL DEFAULT 0;
    CREATE INDEX questions_tex_faults ON questions (updated_at DESC, id) WHERE tex_faults > 0;
    ALTER TABLE question_versions ADD COLUMN broken_tex_confirmed boolean NOT NULL DEFAULT false;
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    ALTER TABLE question_versions DROP COLUMN broken_tex_confirmed;
    DROP INDEX questions_tex_faults;
    ALTER TABLE questions DROP COLUMN tex_faults;
  `);
}
