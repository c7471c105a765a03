import type { Knex } from 'knex';

const ATTEMPT = `
  ALTER TABLE tests
    ADD COLUMN started_at timestamptz,
    ADD COLUMN extra_time smallint NOT NULL DEFAULT 0
      CONSTRAINT tests_extra_time_known CHECK (extra_time IN (0, 10, 25, 50)),
    ADD COLUMN untimed boolean NOT NULL DEFAULT false,
    ADD COLUMN deadline timestamptz,
    ADD COLUMN submitted_at timestamptz,
    ADD COLUMN closed_by text CONSTRAINT tests_closed_by_known CHECK (closed_by IN ('learner', 'time')),
    ADD COLUMN stored smallint,
    ADD COLUMN digest text,
    ADD CONSTRAINT tests_attempted_once CHECK (attempts <= 1),
    ADD CONSTRAINT tests_submitted_after_start CHECK (submitted_at >= started_at),
    ADD CONSTRAINT tests_receipt_whole
      CHECK (num_nulls(submitted_at, closed_by, stored, digest) IN (0, 4) AND (submitted_at IS NULL OR attempts = 1));
  CREATE INDEX tests_running_deadline ON tests (deadline) WHERE started_at IS NOT NULL AND submitted_at IS NULL;
`;

const STATES = `
  ALTER TABLE test_questions
    ADD COLUMN state text NOT NULL DEFAULT 'unvisited'
      CONSTRAINT test_questions_state_known CHECK (state IN ('unvisited', 'skipped', 'attempted')),
    ADD COLUMN flagged boolean NOT NULL DEFAULT false,
    ADD COLUMN answer jsonb,
    ADD COLUMN revision integer NOT NULL DEFAULT 0,
    ADD COLUMN changed_at timestamptz,
    ADD COLUMN auto_marks smallint,
    ADD COLUMN auto_max smallint,
    ADD COLUMN self_marks jsonb,
    ADD COLUMN self_marked smallint,
    ADD COLUMN self_marked_at timestamptz,
    ADD CONSTRAINT test_questions_auto_marks_range
      CHECK (num_nulls(auto_marks, auto_max) IN (0, 2) AND auto_marks BETWEEN 0 AND auto_max AND auto_max <= marks),
    ADD CONSTRAINT test_questions_self_marked_range
      CHECK (num_nulls(self_marks, self_marked, self_marked_at) IN (0, 3) AND self_marked BETWEEN 0 AND marks);
`;

/** `based_on` is the revision that the client knew; `sequence` counts the changes of one client; `elapsed_ms` is time on screen. */
const CHANGES = `
  CREATE TABLE test_changes (
    test_id integer NOT NULL,
    question_id integer NOT NULL,
    revision integer NOT NULL CONSTRAINT test_changes_revision_positive CHECK (revision > 0),
    based_on integer NOT NULL,
    client_id text NOT NULL,
    sequence integer,
    state text NOT NULL CONSTRAINT test_changes_state_known CHECK (state IN ('unvisited', 'skipped', 'attempted')),
    flagged boolean NOT NULL,
    answer jsonb,
    elapsed_ms integer CONSTRAINT test_changes_elapsed_not_negative CHECK (elapsed_ms >= 0),
    received_at timestamptz NOT NULL,
    PRIMARY KEY (test_id, question_id, revision),
    FOREIGN KEY (test_id, question_id) REFERENCES test_questions (test_id, question_id) ON DELETE CASCADE
  );
  CREATE UNIQUE INDEX test_changes_sequence_unique ON test_changes (test_id, question_id, client_id, sequence);
`;

/**
 * The attempt at a test: its clock (`deadline` is null where untimed), its receipt, the present state of each question, and the
 * append-only log of changes behind that state.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(ATTEMPT);
  await db.raw(STATES);
  await db.raw(CHANGES);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('DROP TABLE test_changes');
  await db.raw(`
    ALTER TABLE test_questions
      DROP COLUMN state, DROP COLUMN flagged, DROP COLUMN answer, DROP COLUMN revision, DROP COLUMN changed_at,
      DROP COLUMN auto_marks, DROP COLUMN auto_max, DROP COLUMN self_marks, DROP COLUMN self_marked, DROP COLUMN self_marked_at`);
  await db.raw(`
    DROP INDEX tests_running_deadline;
    ALTER TABLE tests
      DROP CONSTRAINT tests_attempted_once, DROP CONSTRAINT tests_receipt_whole, DROP CONSTRAINT tests_submitted_after_start,
      DROP COLUMN started_at, DROP COLUMN extra_time, DROP COLUMN untimed, DROP COLUMN deadline, DROP COLUMN submitted_at,
      DROP COLUMN closed_by, DROP COLUMN stored, DROP COLUMN digest`);
}
