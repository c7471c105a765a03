import type { Knex } from 'knex';

/** The first statements are one transaction of their own: what follows reads a large table, and nobody who writes may wait for it. */
export const config = { transaction: false };

/** Questions that are looked through at once. */
const SLICE = 20_000;

/**
 * One question in 64 of what can be searched, always the same ones, so that words which stand everywhere are looked up among a few thousand
 * documents however large the bank grows. A row follows its document in the same transaction. Words and topics that resemble what was typed are
 * found by their trigrams instead of by comparing with each.
 */
const SAMPLE = `
  CREATE TABLE search_sample (id integer PRIMARY KEY, listed boolean NOT NULL, words tsvector NOT NULL);
  COMMENT ON TABLE search_sample IS 'one question in 64 of search_documents: where words are looked up that stand everywhere';
  CREATE INDEX search_sample_words ON search_sample USING gin (words) WITH (fastupdate = off);
  CREATE FUNCTION is_sampled(question_id int) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $fn$
    SELECT hashint4(question_id) & 63 = 0 $fn$;
  CREATE FUNCTION search_sample_follow() RETURNS trigger LANGUAGE plpgsql AS $fn$
    BEGIN
      IF TG_OP = 'DELETE' THEN
        DELETE FROM search_sample s USING changed WHERE changed.kind = 'question' AND s.id = changed.id;
      ELSE
        INSERT INTO search_sample AS s SELECT id, listed, words FROM changed WHERE kind = 'question' AND is_sampled(id)
        ON CONFLICT (id) DO UPDATE SET listed = excluded.listed, words = excluded.words;
      END IF;
      RETURN NULL;
    END $fn$;
  CREATE TRIGGER search_sample_take_in AFTER INSERT ON search_documents
    REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_sample_follow();
  CREATE TRIGGER search_sample_take_over AFTER UPDATE ON search_documents
    REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_sample_follow();
  CREATE TRIGGER search_sample_take_out AFTER DELETE ON search_documents
    REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_sample_follow();

  CREATE INDEX search_words_trigrams ON search_words USING gin (word gin_trgm_ops) WITH (fastupdate = off);
  CREATE FUNCTION similar_search_words(asked text) RETURNS SETOF text LANGUAGE sql STABLE
    SET pg_trgm.similarity_threshold = 0.15 AS $fn$
    SELECT word FROM search_words WHERE word % asked AND length(word) >= length(asked) - 2
     ORDER BY similarity(word, asked) DESC, word LIMIT 40 $fn$;
`;

const DROP = `
  DROP TRIGGER IF EXISTS search_sample_take_in ON search_documents;
  DROP TRIGGER IF EXISTS search_sample_take_over ON search_documents;
  DROP TRIGGER IF EXISTS search_sample_take_out ON search_documents;
  DROP TABLE IF EXISTS search_sample;
  DROP FUNCTION IF EXISTS search_sample_follow, is_sampled, similar_search_words;
  DROP INDEX IF EXISTS search_words_trigrams, search_documents_topic_titles;
`;

export async function up(db: Knex): Promise<void> {
  // One that broke off has left its first part.
  await db.transaction((transaction) => transaction.raw(DROP + SAMPLE));
  const { rows } = await db.raw(`SELECT coalesce(max(id), 0) AS last FROM search_documents WHERE kind = 'question'`);
  // Rows are held until they are copied: one that is deleted meanwhile would stay in the sample.
  for (let from = 0; from <= rows[0].last; from += SLICE)
    await db.raw(
      `INSERT INTO search_sample
       SELECT id, listed, words FROM search_documents WHERE kind = 'question' AND id >= ? AND id < ? AND is_sampled(id) FOR SHARE
       ON CONFLICT DO NOTHING`,
      [from, from + SLICE],
    );
  await db.raw('ANALYZE search_sample');
  await db.raw(`
    CREATE INDEX CONCURRENTLY search_documents_topic_titles ON search_documents USING gin (lower(title) gin_trgm_ops) WITH (fastupdate = off)
     WHERE kind = 'topic'`);
}

export async function down(db: Knex): Promise<void> {
  await db.transaction((transaction) => transaction.raw(DROP));
}
