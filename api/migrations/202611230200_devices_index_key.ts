import type { Knex } from 'knex';

/** A browser's key counts only if the server created it: a log-in with a key looks it up. */
export async function up(db: Knex): Promise<void> {
  await db.raw('CREATE INDEX devices_key ON devices (key_hash)');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('DROP INDEX devices_key');
}
