import type { Knex } from 'knex';

/**
 * The extra time a learner gets in tests by default. It may reveal a disability: a separate table keeps it out of reads of
 * accounts, and it is deleted with the account. An account that has never chosen has no row.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE TABLE time_settings (
      user_id integer PRIMARY KEY REFERENCES users ON DELETE CASCADE,
      extra_time smallint NOT NULL CONSTRAINT time_settings_extra_time_known CHECK (extra_time IN (0, 10, 25, 50)),
      untimed boolean NOT NULL,
      CONSTRAINT time_settings_one_of_both CHECK (NOT untimed OR extra_time = 0)
    );
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('DROP TABLE time_settings');
}
