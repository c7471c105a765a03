import type { Knex } from 'knex';

/**
 * `password_hash` null: signs in through a third party only. `locked_at`: no sign-in until staff unlock it. `delete_after`: its
 * owner asked for deletion; a sign-in before then cancels it. `anonymised_at`: nobody's any more. `pending_email`: the address
 * that takes the place of `email` once it is verified.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    ALTER TABLE users
      ALTER COLUMN password_hash DROP NOT NULL,
      ADD COLUMN pending_email text CONSTRAINT users_pending_email_length CHECK (length(pending_email) BETWEEN 3 AND 254),
      ADD COLUMN locked_at timestamptz,
      ADD COLUMN delete_after timestamptz,
      ADD COLUMN anonymised_at timestamptz;
    CREATE INDEX users_delete_after ON users (delete_after) WHERE delete_after IS NOT NULL;
  `);
}

/** Accounts without a password get one that no password fits. */
export async function down(db: Knex): Promise<void> {
  await db.raw(`
    ALTER TABLE users DROP COLUMN pending_email, DROP COLUMN locked_at, DROP COLUMN delete_after, DROP COLUMN anonymised_at;
    UPDATE users SET password_hash = '!' WHERE password_hash IS NULL;
    ALTER TABLE users ALTER COLUMN password_hash SET NOT NULL;
  `);
}
