import type { Knex } from 'knex';

/**
 * Practice papers: mock papers that nobody has drawn, since they are made of the questions of one practice set (month, year, time zone and paper).
 * They have no seed.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    ALTER TABLE mock_papers
      ALTER COLUMN seed DROP NOT NULL,
      ADD COLUMN month text,
      ADD COLUMN year smallint,
      ADD COLUMN timezone smallint,
      ADD CONSTRAINT mock_papers_set_whole CHECK (num_nonnulls(month, year, timezone) IN (0, 3)),
      ADD CONSTRAINT mock_papers_drawn_or_of_set CHECK (seed IS NOT NULL OR year IS NOT NULL);
    CREATE UNIQUE INDEX mock_papers_one_of_set ON mock_papers (blueprint, year, month, timezone) WHERE year IS NOT NULL;
  `);
}

/** Practice papers stay as papers of a seed that no code can name; the next start-up finds them by their codes. */
export async function down(db: Knex): Promise<void> {
  await db.raw(`
    DROP INDEX mock_papers_one_of_set;
    UPDATE mock_papers SET seed = (1 << 30) + id WHERE seed IS NULL;
    ALTER TABLE mock_papers
      DROP CONSTRAINT mock_papers_drawn_or_of_set,
      DROP CONSTRAINT mock_papers_set_whole,
      DROP COLUMN timezone,
      DROP COLUMN year,
      DROP COLUMN month,
      ALTER COLUMN seed SET NOT NULL;
  `);
}
