import type { Knex } from 'knex';

/** What each learner's last clearing of all saved questions removed, so that it can be undone for a moment. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE TABLE cleared_bookmarks (
      user_id integer PRIMARY KEY REFERENCES users ON DELETE CASCADE,
      restore_token uuid NOT NULL,
      restore_until timestamptz NOT NULL,
      bookmarks jsonb NOT NULL
    );
    COMMENT ON COLUMN cleared_bookmarks.bookmarks IS 'rows of user_question as they were';
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('DROP TABLE cleared_bookmarks');
}
