import type { Knex } from 'knex';

const FORMER = [
  ...['uploaded', 'paid', 'withdrawn', 'claimed', 'taken_over', 'released', 'marked_sheet', 'finished', 'returned'],
  'regrade',
];

const allow = (knex: Knex, types: readonly string[]) =>
  knex.raw(`
    ALTER TABLE grading_events
      DROP CONSTRAINT grading_events_type_known,
      ADD CONSTRAINT grading_events_type_known CHECK (type IN (${types.map((type) => `'${type}'`).join(', ')}));
  `);

/** A returned sheet may be opened again by its grader. */
export async function up(knex: Knex): Promise<void> {
  await allow(knex, [...FORMER, 'reopened']);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`DELETE FROM grading_events WHERE type = 'reopened'`);
  await allow(knex, FORMER);
}
