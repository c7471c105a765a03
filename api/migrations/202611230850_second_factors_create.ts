import type { Knex } from 'knex';

/**
 * A second factor of an account: codes of an authenticator app, and codes on paper in case that is lost. A log-in whose password was right
 * waits as a challenge for its code; a session says whether it was opened with one.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE TABLE second_factors (
      user_id integer PRIMARY KEY REFERENCES users ON DELETE CASCADE,
      -- Encrypted with the key of the settings.
      secret bytea NOT NULL,
      created_at timestamptz NOT NULL,
      -- Null: being set up; it counts once a code of it has been entered.
      confirmed_at timestamptz,
      -- Of the last code that was taken, in half minutes since 1970: a code works once.
      last_step bigint NOT NULL DEFAULT 0
    );
    CREATE TABLE recovery_codes (
      user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
      code_hash bytea NOT NULL,
      PRIMARY KEY (user_id, code_hash)
    );
    CREATE TABLE sign_in_challenges (
      token_hash bytea PRIMARY KEY,
      user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
      created_at timestamptz NOT NULL,
      expires_at timestamptz NOT NULL
    );
    CREATE INDEX sign_in_challenges_user ON sign_in_challenges (user_id);
    CREATE INDEX sign_in_challenges_expires ON sign_in_challenges (expires_at);
    ALTER TABLE sessions ADD COLUMN second_factor boolean NOT NULL DEFAULT false;
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    ALTER TABLE sessions DROP COLUMN second_factor;
    DROP TABLE sign_in_challenges;
    DROP TABLE recovery_codes;
    DROP TABLE second_factors;
  `);
}
