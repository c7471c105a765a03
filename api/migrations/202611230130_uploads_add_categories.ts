import type { Knex } from 'knex';

/** The categories that a run has found in a file of another system, in the order of the file, so that staff can say which topic each belongs to. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE TABLE upload_categories (
      run_id integer NOT NULL REFERENCES upload_runs ON DELETE CASCADE,
      position integer NOT NULL,
      -- Names from the top.
      category text[] NOT NULL,
      questions integer NOT NULL,
      -- Of these: how many had no topic, not even by what staff had said.
      unplaced integer NOT NULL,
      PRIMARY KEY (run_id, position)
    )`);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('DROP TABLE upload_categories');
}
