import type { Knex } from 'knex';

/**
 * What an outside search engine has yet to learn: one row a document that changed, written by the same transaction as the change
 * itself, so that none is missed while the engine is down. Without such an engine it just holds every document once.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE SEQUENCE search_change_numbers;
    CREATE TABLE search_changes (
      kind text NOT NULL,
      id integer NOT NULL,
      number bigint NOT NULL DEFAULT nextval('search_change_numbers'),
      PRIMARY KEY (kind, id)
    );
    CREATE INDEX search_changes_number ON search_changes (number);
    CREATE FUNCTION search_changes_follow() RETURNS trigger LANGUAGE plpgsql AS $fn$
      BEGIN
        INSERT INTO search_changes (kind, id)
        VALUES (coalesce(NEW.kind, OLD.kind), coalesce(NEW.id, OLD.id))
        ON CONFLICT (kind, id) DO UPDATE SET number = nextval('search_change_numbers');
        RETURN NULL;
      END $fn$;
    CREATE TRIGGER search_changes_follow AFTER INSERT OR UPDATE OR DELETE ON search_documents
      FOR EACH ROW EXECUTE FUNCTION search_changes_follow();
    INSERT INTO search_changes (kind, id) SELECT kind, id FROM search_documents;
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    DROP TRIGGER search_changes_follow ON search_documents; DROP FUNCTION search_changes_follow;
    DROP TABLE search_changes; DROP SEQUENCE search_change_numbers;
  `);
}
