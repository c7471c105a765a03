import type { Knex } from 'knex';

/** Answers of calls that create or spend, by the key that the caller gave: the same wish sent again gets the same answer. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE TABLE idempotency_keys (
      user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      key text NOT NULL,
      call text NOT NULL,
      digest bytea NOT NULL,
      claimed_at timestamptz NOT NULL,
      status smallint,
      headers jsonb,
      answer json,
      PRIMARY KEY (user_id, key),
      CONSTRAINT idempotency_keys_key_length CHECK (length(key) BETWEEN 1 AND 200),
      CONSTRAINT idempotency_keys_answered_wholly CHECK ((status IS NULL) = (headers IS NULL))
    );
    COMMENT ON COLUMN idempotency_keys.digest IS 'SHA-256 of call and input';
    COMMENT ON COLUMN idempotency_keys.status IS 'null while the call is in progress';
    CREATE INDEX idempotency_keys_claimed_at ON idempotency_keys (claimed_at);
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('DROP TABLE idempotency_keys');
}
