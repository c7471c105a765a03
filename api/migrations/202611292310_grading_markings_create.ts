import type { Knex } from 'knex';

const FORMER = [
  ...['uploaded', 'paid', 'withdrawn', 'claimed', 'taken_over', 'released', 'marked_sheet', 'finished', 'returned'],
  ...['regrade', 'reopened'],
];

const allow = (knex: Knex, types: readonly string[]) =>
  knex.raw(`
    ALTER TABLE grading_events
      DROP CONSTRAINT grading_events_type_known,
      ADD CONSTRAINT grading_events_type_known CHECK (type IN (${types.map((type) => `'${type}'`).join(', ')}));
  `);

/** What two graders gave a sheet independently, before a moderator sets its marks. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE grading_markings (
      test_id integer NOT NULL CONSTRAINT grading_markings_test_id_fkey REFERENCES gradings (test_id) ON DELETE CASCADE,
      position smallint NOT NULL CONSTRAINT grading_markings_two CHECK (position IN (1, 2)),
      marked_by integer CONSTRAINT grading_markings_marked_by_fkey REFERENCES users (id) ON DELETE SET NULL,
      marked_at timestamptz NOT NULL,
      marks jsonb NOT NULL,
      annotations jsonb NOT NULL,
      pages jsonb NOT NULL,
      comment text NOT NULL,
      marks_obtained smallint NOT NULL,
      CONSTRAINT grading_markings_pkey PRIMARY KEY (test_id, position),
      CONSTRAINT grading_markings_by_two UNIQUE (test_id, marked_by)
    )
  `);
  await allow(knex, [...FORMER, 'marked']);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`DELETE FROM grading_events WHERE type = 'marked'`);
  await allow(knex, FORMER);
  await knex.raw('DROP TABLE grading_markings');
}
