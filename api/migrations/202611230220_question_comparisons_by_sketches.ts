import type { Knex } from 'knex';

/**
 * What reads nearly the same is found by sketches of the texts instead of by their trigrams: near texts share a band of theirs. All questions are
 * compared once more; pairs that are known stay meanwhile.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    DELETE FROM question_comparisons;
    ALTER TABLE question_comparisons ADD COLUMN bands integer[] NOT NULL, ADD COLUMN seen_at timestamptz NOT NULL;
    COMMENT ON COLUMN question_comparisons.seen_at IS 'when the question was changed last, as it was compared';
    CREATE INDEX question_comparisons_bands ON question_comparisons USING gin (bands);
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE question_comparisons DROP COLUMN bands, DROP COLUMN seen_at');
}
