import type { Knex } from 'knex';

/**
 * Posts of an external content service as they were last read: pages are made from these, so that the service may be slow or away.
 * `external_posts_state` has one row: when the service was last asked, and when it last answered.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE TABLE external_posts (
      number integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      id text NOT NULL CONSTRAINT external_posts_id_unique UNIQUE,
      slug text NOT NULL CONSTRAINT external_posts_slug_unique UNIQUE,
      title text NOT NULL,
      author text NOT NULL,
      excerpt text NOT NULL,
      published_date timestamptz NOT NULL,
      updated_at timestamptz NOT NULL,
      image_url text,
      image_alt text,
      content_html text NOT NULL
    );
    CREATE INDEX external_posts_published ON external_posts (published_date DESC, number DESC);
    CREATE TABLE external_posts_state (
      one boolean PRIMARY KEY DEFAULT true CONSTRAINT external_posts_state_one CHECK (one),
      source text NOT NULL,
      asked_at timestamptz NOT NULL,
      answered_at timestamptz
    );
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('DROP TABLE external_posts, external_posts_state');
}
