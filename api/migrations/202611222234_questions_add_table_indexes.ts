import type { Knex } from 'knex';

/** The table of questions shows what was edited last first, and finds those without an answer key: neither looks at the whole bank for it. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE INDEX questions_edited ON questions (updated_at DESC NULLS LAST, id) WHERE deleted_at IS NULL;
    CREATE INDEX questions_without_key ON questions (id) WHERE mcq_answer IS NULL AND answer_keys = '[]' AND deleted_at IS NULL;
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('DROP INDEX questions_edited, questions_without_key');
}
