import type { Knex } from 'knex';

/** What staff found when they closed a report. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    ALTER TABLE reports
      ADD COLUMN outcome text CONSTRAINT reports_outcome_known CHECK (outcome IN ('fixed', 'not_a_fault')),
      ADD COLUMN note text,
      ADD CONSTRAINT reports_outcome_is_of_closed CHECK (closed_at IS NOT NULL OR num_nonnulls(outcome, note) = 0);
    CREATE INDEX reports_closed ON reports (closed_at DESC, id DESC) WHERE closed_at IS NOT NULL;
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('DROP INDEX reports_closed; ALTER TABLE reports DROP COLUMN note, DROP COLUMN outcome');
}
