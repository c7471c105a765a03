import type { Knex } from 'knex';

/** Finds the plans that end in a span of time, so that their owners can be told. */
export async function up(db: Knex): Promise<void> {
  await db.raw('CREATE INDEX memberships_ends_at ON memberships (ends_at) WHERE ends_at IS NOT NULL');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('DROP INDEX memberships_ends_at');
}
