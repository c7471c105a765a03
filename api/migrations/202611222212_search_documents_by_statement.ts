import type { Knex } from 'knex';

/**
 * What search finds of questions follows once for each statement instead of once for each row: a call for every row is planned while the table is
 * still empty, and then reads all of it for each of a file's questions.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE FUNCTION search_take_in() RETURNS trigger LANGUAGE plpgsql AS $fn$
    BEGIN
      PERFORM store_search_documents((SELECT array_agg(id) FROM inserted), '{}');
      RETURN NULL;
    END $fn$;

    CREATE FUNCTION search_take_over() RETURNS trigger LANGUAGE plpgsql AS $fn$
    BEGIN
      PERFORM store_search_documents(
        (SELECT array_agg(after.id) FROM after JOIN before ON before.id = after.id
          WHERE (before.questions_text, before.options, before.topic_id, before.visible)
            IS DISTINCT FROM (after.questions_text, after.options, after.topic_id, after.visible)),
        '{}');
      RETURN NULL;
    END $fn$;

    DROP TRIGGER search_follow ON questions;
    CREATE TRIGGER search_follow AFTER DELETE ON questions FOR EACH ROW EXECUTE FUNCTION search_follow('question');
    CREATE TRIGGER search_take_in AFTER INSERT ON questions
      REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION search_take_in();
    CREATE TRIGGER search_take_over AFTER UPDATE ON questions
      REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION search_take_over();
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    DROP TRIGGER search_take_over ON questions;
    DROP TRIGGER search_take_in ON questions;
    DROP TRIGGER search_follow ON questions;
    CREATE TRIGGER search_follow AFTER INSERT OR DELETE OR UPDATE OF questions_text, options, topic_id, visible ON questions
      FOR EACH ROW EXECUTE FUNCTION search_follow('question');
    DROP FUNCTION search_take_over;
    DROP FUNCTION search_take_in;
  `);
}
