import type { Knex } from 'knex';

/** A browser's key counts only where the server has made it: whoever signs in with one is looked up by it. */
export async function up(db: Knex): Promise<void> {
  await db.raw('CREATE INDEX devices_key ON devices (key_hash)');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('DROP INDEX devices_key');
}
