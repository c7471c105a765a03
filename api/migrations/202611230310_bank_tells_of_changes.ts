import type { Knex } from 'knex';

/** What answers to guests are made of. */
const TABLES = [
  ...['subjects', 'topics', 'former_subject_slugs', 'former_topic_slugs', 'images'],
  ...['questions', 'question_topics', 'question_images', 'answers', 'mark_scheme_lines'],
];

/** Each commit that changes what the bank shows tells so on the channel `bank_changed`: processes that keep answers then let go of them. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE FUNCTION tell_bank_changed() RETURNS trigger LANGUAGE plpgsql AS $fn$
    BEGIN
      PERFORM pg_notify('bank_changed', '');
      RETURN NULL;
    END $fn$;
    ${TABLES.map(
      (table) => `CREATE TRIGGER tell_bank_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${table}
        FOR EACH STATEMENT EXECUTE FUNCTION tell_bank_changed();`,
    ).join('\n')}
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(TABLES.map((table) => `DROP TRIGGER tell_bank_changed ON ${table};`).join('\n'));
  await db.raw('DROP FUNCTION tell_bank_changed');
}
