import type { Knex } from 'knex';

/** Which version of which text an account has agreed to and when, and what its owner said of their age with it. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE TABLE agreements (
      user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
      document text NOT NULL CONSTRAINT agreements_document_known CHECK (document IN ('terms', 'privacy')),
      version date NOT NULL,
      agreed_at timestamptz NOT NULL,
      age_band text CONSTRAINT agreements_age_allowed CHECK (age_band IN ('13-to-15', '16-or-17', '18-or-over')),
      PRIMARY KEY (user_id, document, version)
    );
    COMMENT ON COLUMN agreements.age_band IS 'null: said before, with another version';
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('DROP TABLE agreements');
}
