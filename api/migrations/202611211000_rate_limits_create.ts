import type { Knex } from 'knex';

/** How often something was tried under a key in a running window. Counted here, so that every replica sees the same count. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE TABLE rate_limits (
      key text NOT NULL CONSTRAINT rate_limits_pkey PRIMARY KEY,
      points integer NOT NULL CONSTRAINT rate_limits_points_not_negative CHECK (points >= 0),
      expires_at timestamptz NOT NULL
    );
    CREATE INDEX rate_limits_expires_at ON rate_limits (expires_at);
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('DROP TABLE rate_limits');
}
