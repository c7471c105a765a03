import type { Knex } from 'knex';

/**
 * Posts are written here: states, versions, former addresses. The columns of `blog_posts` hold what readers see, or would; `draft` what has
 * been written since, of a post that they see. A scheduled post is public from `published_date` on, by the clock alone.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    ALTER TABLE blog_posts
      DROP CONSTRAINT blog_posts_status_known,
      DROP CONSTRAINT blog_posts_featured_image_fkey,
      ALTER COLUMN published_date DROP NOT NULL,
      ADD COLUMN featured_image_alt text,
      ADD COLUMN language text NOT NULL DEFAULT 'en',
      ADD COLUMN search_description text NOT NULL DEFAULT '',
      ADD COLUMN topic_ids integer[] NOT NULL DEFAULT '{}',
      ADD COLUMN draft jsonb,
      ADD COLUMN version integer NOT NULL DEFAULT 1,
      ADD COLUMN changed_at timestamptz,
      ADD COLUMN changed_by integer REFERENCES users ON DELETE SET NULL,
      ADD CONSTRAINT blog_posts_status_known CHECK (status IN ('draft', 'scheduled', 'published', 'withdrawn')),
      ADD CONSTRAINT blog_posts_shown_since CHECK (status = 'draft' OR published_date IS NOT NULL),
      ADD CONSTRAINT blog_posts_draft_of_shown CHECK (draft IS NULL OR status IN ('scheduled', 'published'));
    COMMENT ON COLUMN blog_posts.draft IS 'what is written and not published yet; null: nothing';
    DROP INDEX blog_posts_published;
    CREATE INDEX blog_posts_published ON blog_posts (published_date DESC, id DESC) WHERE status IN ('scheduled', 'published');
    CREATE INDEX blog_posts_changed ON blog_posts ((coalesce(changed_at, updated_at)) DESC, id DESC);
    CREATE INDEX blog_posts_changed_by ON blog_posts (changed_by) WHERE changed_by IS NOT NULL;

    CREATE TABLE blog_post_versions (
      post_id integer NOT NULL REFERENCES blog_posts ON DELETE CASCADE,
      version integer NOT NULL,
      kind text NOT NULL,
      restored_from integer,
      changed_at timestamptz NOT NULL,
      changed_by integer REFERENCES users ON DELETE SET NULL,
      content jsonb NOT NULL,
      PRIMARY KEY (post_id, version)
    );
    CREATE INDEX blog_post_versions_changed_by ON blog_post_versions (changed_by);

    CREATE TABLE blog_post_slugs (
      slug text PRIMARY KEY,
      post_id integer NOT NULL REFERENCES blog_posts ON DELETE CASCADE
    );
    COMMENT ON TABLE blog_post_slugs IS 'addresses that a post had before';
    CREATE INDEX blog_post_slugs_post ON blog_post_slugs (post_id);

    CREATE TABLE blog_images (
      name text PRIMARY KEY,
      width integer NOT NULL,
      height integer NOT NULL,
      uploaded_at timestamptz NOT NULL,
      uploaded_by integer REFERENCES users ON DELETE SET NULL
    );
    COMMENT ON TABLE blog_images IS 'pictures of posts, by the names of their files; a width and height of 0 are unknown';
    CREATE INDEX blog_images_uploaded_by ON blog_images (uploaded_by);
  `);
}

/** The former release shows whatever is published: what is not due yet becomes a draft again. What was written since is forgotten. */
export async function down(db: Knex): Promise<void> {
  await db.raw(`
    UPDATE blog_posts SET status = 'published' WHERE status = 'scheduled' AND published_date <= now();
    UPDATE blog_posts SET status = 'draft' WHERE status IN ('scheduled', 'withdrawn');
    UPDATE blog_posts SET published_date = updated_at WHERE published_date IS NULL;
    UPDATE blog_posts SET featured_image = NULL
     WHERE featured_image IS NOT NULL AND NOT EXISTS (SELECT FROM images WHERE images.name = featured_image);
    DROP TABLE blog_images;
    DROP TABLE blog_post_slugs;
    DROP TABLE blog_post_versions;
    DROP INDEX blog_posts_changed, blog_posts_published;
    ALTER TABLE blog_posts
      DROP CONSTRAINT blog_posts_status_known,
      DROP CONSTRAINT blog_posts_shown_since,
      DROP CONSTRAINT blog_posts_draft_of_shown,
      ALTER COLUMN published_date SET NOT NULL,
      DROP COLUMN featured_image_alt,
      DROP COLUMN language,
      DROP COLUMN search_description,
      DROP COLUMN topic_ids,
      DROP COLUMN draft,
      DROP COLUMN version,
      DROP COLUMN changed_at,
      DROP COLUMN changed_by,
      ADD CONSTRAINT blog_posts_status_known CHECK (status IN ('draft', 'published')),
      ADD CONSTRAINT blog_posts_featured_image_fkey FOREIGN KEY (featured_image) REFERENCES images;
    CREATE INDEX blog_posts_published ON blog_posts (published_date DESC, id DESC) WHERE status = 'published';
  `);
}
