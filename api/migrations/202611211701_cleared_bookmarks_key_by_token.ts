import type { Knex } from 'knex';

/** Each clearing can be undone by its own token: a second one within the time no longer replaces the first. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    ALTER TABLE cleared_bookmarks DROP CONSTRAINT cleared_bookmarks_pkey, ADD PRIMARY KEY (restore_token);
    CREATE INDEX cleared_bookmarks_user ON cleared_bookmarks (user_id);
  `);
}

/** Of several clearings of a learner the last one stays, as one row holds no more. */
export async function down(db: Knex): Promise<void> {
  await db.raw(`
    DELETE FROM cleared_bookmarks c USING cleared_bookmarks later
     WHERE later.user_id = c.user_id AND (later.restore_until, later.restore_token) > (c.restore_until, c.restore_token);
    DROP INDEX cleared_bookmarks_user;
    ALTER TABLE cleared_bookmarks DROP CONSTRAINT cleared_bookmarks_pkey, ADD PRIMARY KEY (user_id);
  `);
}
