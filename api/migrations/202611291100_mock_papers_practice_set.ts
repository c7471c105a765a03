import type { Knex } from 'knex';

/** Practice papers are numbered sets of their own, no longer named by the month, year and time zone of their questions. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    ALTER TABLE mock_papers
      ADD COLUMN practice_set smallint CONSTRAINT mock_papers_practice_set_positive CHECK (practice_set > 0),
      DROP CONSTRAINT mock_papers_drawn_or_of_set,
      ADD CONSTRAINT mock_papers_drawn_or_of_set CHECK (num_nonnulls(seed, year, practice_set) > 0);
    CREATE UNIQUE INDEX mock_papers_one_of_practice_set ON mock_papers (blueprint, practice_set) WHERE practice_set IS NOT NULL;
  `);
}

/** Practice papers stay as papers of a seed that no code can name; the next start-up finds them by their codes. */
export async function down(db: Knex): Promise<void> {
  await db.raw(`
    DROP INDEX mock_papers_one_of_practice_set;
    UPDATE mock_papers SET seed = (1 << 30) + id WHERE num_nonnulls(seed, year) = 0;
    ALTER TABLE mock_papers
      DROP CONSTRAINT mock_papers_drawn_or_of_set,
      DROP COLUMN practice_set,
      ADD CONSTRAINT mock_papers_drawn_or_of_set CHECK (seed IS NOT NULL OR year IS NOT NULL);
  `);
}
