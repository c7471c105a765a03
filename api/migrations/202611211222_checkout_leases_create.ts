import type { Knex } from 'knex';

/** Who is opening a checkout at this moment: one at a time each, over all tabs and replicas. A row that was left behind runs out. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE TABLE checkout_leases (
      user_id integer PRIMARY KEY REFERENCES users ON DELETE CASCADE,
      until timestamptz NOT NULL
    );
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('DROP TABLE checkout_leases');
}
