import type { Knex } from 'knex';

/** Staff choose the picture at the head of a topic's page: an uploaded one has no row in `images`, and its words are the topic's own. */
export async function up(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE topics DROP CONSTRAINT topics_featured_image_fkey, ADD COLUMN featured_image_alt text');
}

/** What was uploaded is not shown any more. */
export async function down(db: Knex): Promise<void> {
  await db.raw(`
    UPDATE topics SET featured_image = NULL
     WHERE featured_image IS NOT NULL AND NOT EXISTS (SELECT FROM images WHERE images.name = featured_image);
    ALTER TABLE topics DROP COLUMN featured_image_alt,
      ADD CONSTRAINT topics_featured_image_fkey FOREIGN KEY (featured_image) REFERENCES images`);
}
