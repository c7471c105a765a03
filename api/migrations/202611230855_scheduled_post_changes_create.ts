import type { Knex } from 'knex';

/** A change of a post that readers see, which they are to see from a moment on. What is written after it was scheduled stands in `blog_posts.draft`. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE TABLE scheduled_post_changes (
      post_id integer PRIMARY KEY REFERENCES blog_posts ON DELETE CASCADE,
      due_at timestamptz NOT NULL,
      content jsonb NOT NULL,
      scheduled_by integer REFERENCES users ON DELETE SET NULL
    );
    CREATE INDEX scheduled_post_changes_due ON scheduled_post_changes (due_at);
    CREATE INDEX scheduled_post_changes_by ON scheduled_post_changes (scheduled_by);
  `);
}

/** What was scheduled is among the versions of its post, and can be published from there. */
export async function down(db: Knex): Promise<void> {
  await db.raw('DROP TABLE scheduled_post_changes');
}
