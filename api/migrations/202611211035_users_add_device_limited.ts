import type { Knex } from 'knex';

/** Accounts that many people share on purpose, the demonstration ones, are not held to a number of devices. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('ALTER TABLE users ADD COLUMN device_limited boolean NOT NULL DEFAULT true');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('ALTER TABLE users DROP COLUMN device_limited');
}
