import type { Knex } from 'knex';

/** Beside running work: the tables may be large. */
export const config = { transaction: false };

/** Indexes for finding doubts and messages of the contact form by words in them. */
export async function up(knex: Knex): Promise<void> {
  // One that broke off has left an invalid index.
  await down(knex);
  await knex.raw(
    'CREATE INDEX CONCURRENTLY doubts_words_trigrams ON doubts USING gin (queries gin_trgm_ops) WHERE parent_id IS NULL',
  );
  await knex.raw(`
    CREATE INDEX CONCURRENTLY contact_messages_words_trigrams ON contact_messages
     USING gin ((text || ' ' || name || ' ' || email) gin_trgm_ops)`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP INDEX IF EXISTS doubts_words_trigrams');
  await knex.raw('DROP INDEX IF EXISTS contact_messages_words_trigrams');
}
