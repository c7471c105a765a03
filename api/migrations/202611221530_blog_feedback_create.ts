import type { Knex } from 'knex';

/**
 * What readers say of posts. `visitor` is a hash of what the browser made up, or of the account: one answer for each reader and post, and no
 * name to it. Posts are named by slug, as they may be kept by another service.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE TABLE blog_feedback (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      slug text NOT NULL,
      title text NOT NULL,
      visitor text NOT NULL,
      helpful boolean NOT NULL,
      words text NOT NULL DEFAULT '',
      created_at timestamptz NOT NULL,
      updated_at timestamptz NOT NULL,
      CONSTRAINT blog_feedback_once UNIQUE (slug, visitor)
    );
    CREATE INDEX blog_feedback_newest ON blog_feedback (updated_at DESC, id DESC);
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('DROP TABLE blog_feedback');
}
