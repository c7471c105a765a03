import type { Knex } from 'knex';

const ACCENTED = 'àáâãäåçèéêëìíîïñòóôõöøùúûüýÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝ’';
const PLAIN = "aaaaaaceeeeiiiinoooooouuuuyAAAAAACEEEEIIIINOOOOOOUUUUY''";

const withoutAccents = (body: string) => `
  CREATE OR REPLACE FUNCTION without_accents(source text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $fn$
    SELECT ${body} $fn$;`;

/**
 * Words and changes of what search finds are written once for each statement, not for each of its rows, and only words that are new. What a
 * statement has changed of questions is planned with its rows at hand: a plan from an empty table compares each with each. Where a
 * question was shown or hidden alone, its text is not read again. A transaction that writes tens of thousands says \`search.later\` = 'on': what search
 * finds of them is then written after it, from search_waiting.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    ${withoutAccents(`CASE WHEN source ~ '[À-ÿ’]' THEN translate(source, '${ACCENTED}', '${PLAIN}') ELSE source END`)}
    CREATE TABLE search_waiting (question_id int PRIMARY KEY REFERENCES questions ON DELETE CASCADE);
    COMMENT ON TABLE search_waiting IS 'questions that search does not know yet as they are';

    DROP TRIGGER search_words_follow ON search_documents; DROP TRIGGER search_changes_follow ON search_documents;

    CREATE OR REPLACE FUNCTION search_words_follow() RETURNS trigger LANGUAGE plpgsql AS $fn$
    BEGIN
      INSERT INTO search_words
      SELECT DISTINCT found.word
        FROM changed, regexp_split_to_table(
               lower(without_accents(concat_ws(' ', changed.title, changed.context, changed.body))), '[^a-z]+') AS found(word)
       WHERE length(found.word) BETWEEN 3 AND 30 AND NOT EXISTS (SELECT FROM search_words known WHERE known.word = found.word)
       ORDER BY found.word
      ON CONFLICT DO NOTHING;
      RETURN NULL;
    END $fn$;
    CREATE OR REPLACE FUNCTION search_changes_follow() RETURNS trigger LANGUAGE plpgsql AS $fn$
    BEGIN
      INSERT INTO search_changes (kind, id) SELECT kind, id FROM changed ORDER BY kind, id
      ON CONFLICT (kind, id) DO UPDATE SET number = nextval('search_change_numbers');
      RETURN NULL;
    END $fn$;
    CREATE TRIGGER search_words_take_in AFTER INSERT ON search_documents
      REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_words_follow();
    CREATE TRIGGER search_words_take_over AFTER UPDATE ON search_documents
      REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_words_follow();
    CREATE TRIGGER search_changes_take_in AFTER INSERT ON search_documents
      REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_changes_follow();
    CREATE TRIGGER search_changes_take_over AFTER UPDATE ON search_documents
      REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_changes_follow();
    CREATE TRIGGER search_changes_take_out AFTER DELETE ON search_documents
      REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_changes_follow();

    CREATE FUNCTION store_or_wait(question_ids int[]) RETURNS void LANGUAGE plpgsql AS $fn$
    BEGIN
      IF current_setting('search.later', true) = 'on' THEN
        INSERT INTO search_waiting SELECT unnest(question_ids) ON CONFLICT DO NOTHING;
      ELSE
        PERFORM store_search_documents(question_ids, '{}');
      END IF;
    END $fn$;
    CREATE OR REPLACE FUNCTION search_take_in() RETURNS trigger LANGUAGE plpgsql AS $fn$
    BEGIN
      PERFORM store_or_wait((SELECT array_agg(id) FROM inserted));
      RETURN NULL;
    END $fn$;
    CREATE OR REPLACE FUNCTION search_take_over() RETURNS trigger LANGUAGE plpgsql AS $fn$
    DECLARE
      rewritten int[];
      shown int[];
    BEGIN
      EXECUTE $sql$
        SELECT array_agg(after.id) FILTER (WHERE (before.questions_text, before.options, before.topic_id)
                                          IS DISTINCT FROM (after.questions_text, after.options, after.topic_id)),
               array_agg(after.id) FILTER (WHERE before.visible <> after.visible)
          FROM after JOIN before ON before.id = after.id
      $sql$ INTO rewritten, shown;
      IF rewritten IS NOT NULL THEN PERFORM store_or_wait(rewritten); END IF;
      IF shown IS NOT NULL THEN
        UPDATE search_documents d SET listed = q.visible AND s.audience = 'everyone'
          FROM questions q JOIN topics t ON t.id = q.topic_id JOIN subjects s ON s.id = t.subject_id
         WHERE d.kind = 'question' AND d.id = q.id AND q.id = ANY (shown)
           AND d.listed <> (q.visible AND s.audience = 'everyone');
      END IF;
      RETURN NULL;
    END $fn$;
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    DROP TRIGGER search_words_take_in ON search_documents; DROP TRIGGER search_words_take_over ON search_documents;
    DROP TRIGGER search_changes_take_in ON search_documents; DROP TRIGGER search_changes_take_over ON search_documents;
    DROP TRIGGER search_changes_take_out ON search_documents;

    CREATE OR REPLACE FUNCTION search_words_follow() RETURNS trigger LANGUAGE plpgsql AS $fn$
    BEGIN
      INSERT INTO search_words
      SELECT DISTINCT word FROM regexp_split_to_table(
               lower(without_accents(concat_ws(' ', NEW.title, NEW.context, NEW.body))), '[^a-z]+') AS word
       WHERE length(word) BETWEEN 3 AND 30 ORDER BY word
      ON CONFLICT DO NOTHING;
      RETURN NULL;
    END $fn$;
    CREATE OR REPLACE FUNCTION search_changes_follow() RETURNS trigger LANGUAGE plpgsql AS $fn$
      BEGIN
        INSERT INTO search_changes (kind, id)
        VALUES (coalesce(NEW.kind, OLD.kind), coalesce(NEW.id, OLD.id))
        ON CONFLICT (kind, id) DO UPDATE SET number = nextval('search_change_numbers');
        RETURN NULL;
      END $fn$;
    CREATE TRIGGER search_changes_follow AFTER INSERT OR UPDATE OR DELETE ON search_documents
      FOR EACH ROW EXECUTE FUNCTION search_changes_follow();
    CREATE TRIGGER search_words_follow AFTER INSERT OR UPDATE OF title, context, body ON search_documents
      FOR EACH ROW EXECUTE FUNCTION search_words_follow();

    CREATE OR REPLACE FUNCTION search_take_over() RETURNS trigger LANGUAGE plpgsql AS $fn$
    BEGIN
      PERFORM store_search_documents(
        (SELECT array_agg(after.id) FROM after JOIN before ON before.id = after.id
          WHERE (before.questions_text, before.options, before.topic_id, before.visible)
            IS DISTINCT FROM (after.questions_text, after.options, after.topic_id, after.visible)),
        '{}');
      RETURN NULL;
    END $fn$;
    CREATE OR REPLACE FUNCTION search_take_in() RETURNS trigger LANGUAGE plpgsql AS $fn$
    BEGIN
      PERFORM store_search_documents((SELECT array_agg(id) FROM inserted), '{}');
      RETURN NULL;
    END $fn$;
    DROP FUNCTION store_or_wait;
    SELECT store_search_documents((SELECT array_agg(question_id) FROM search_waiting), '{}');
    DROP TABLE search_waiting;
    ${withoutAccents(`translate(source, '${ACCENTED}',\n                             '${PLAIN}')`)}
  `);
}
