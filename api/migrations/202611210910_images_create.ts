import type { Knex } from 'knex';

/** Drawings that pages show by address. The name carries a hash of the content, so an address never changes what it shows. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE TABLE images (
      name text PRIMARY KEY CONSTRAINT images_name_form CHECK (name ~ '^[a-z0-9-]+\\.[0-9a-f]{8}\\.svg$'),
      svg text NOT NULL,
      alt text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now()
    );
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('DROP TABLE images');
}
