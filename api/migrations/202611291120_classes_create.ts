import type { Knex } from 'knex';

/** Classes: who teaches and learns, what is set, and what came of it. Handed-in work outlives a membership. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE TABLE classes (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      name text NOT NULL,
      subject_id integer NOT NULL REFERENCES subjects (id),
      school text NOT NULL DEFAULT '',
      time_zone text NOT NULL,
      exam_month text CONSTRAINT classes_exam_month_known CHECK (exam_month IN ('May', 'November')),
      exam_year smallint,
      join_code text NOT NULL CONSTRAINT classes_join_code_unique UNIQUE,
      joining_open boolean NOT NULL DEFAULT true,
      created_at timestamptz NOT NULL,
      archived_at timestamptz,
      CONSTRAINT classes_exam_whole CHECK (num_nulls(exam_month, exam_year) IN (0, 2))
    );
    CREATE INDEX classes_subject ON classes (subject_id);

    CREATE TABLE class_members (
      class_id integer NOT NULL REFERENCES classes (id) ON DELETE CASCADE,
      user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      role text NOT NULL CONSTRAINT class_members_role_known CHECK (role IN ('teacher', 'co_teacher', 'learner')),
      shares_progress boolean NOT NULL DEFAULT false,
      joined_at timestamptz NOT NULL,
      left_at timestamptz,
      PRIMARY KEY (class_id, user_id)
    );
    COMMENT ON COLUMN class_members.joined_at IS 'when they read what the teachers see, and agreed';
    CREATE INDEX class_members_user ON class_members (user_id) WHERE left_at IS NULL;
    CREATE UNIQUE INDEX class_members_one_teacher ON class_members (class_id) WHERE role = 'teacher' AND left_at IS NULL;

    CREATE TABLE class_invitations (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      class_id integer NOT NULL REFERENCES classes (id) ON DELETE CASCADE,
      email text,
      role text NOT NULL CONSTRAINT class_invitations_role_known CHECK (role IN ('learner', 'co_teacher')),
      token_hash bytea,
      sent_at timestamptz NOT NULL,
      sent_times smallint NOT NULL DEFAULT 1,
      accepted_by integer REFERENCES users (id) ON DELETE CASCADE,
      accepted_at timestamptz,
      CONSTRAINT class_invitations_once UNIQUE (class_id, email),
      CONSTRAINT class_invitations_accepted_whole CHECK (num_nulls(accepted_by, accepted_at) IN (0, 2)),
      CONSTRAINT class_invitations_forget_address CHECK ((accepted_at IS NULL) = (email IS NOT NULL))
    );
    COMMENT ON COLUMN class_invitations.token_hash IS 'of the link in the latest mail; null until that is sent';
    CREATE UNIQUE INDEX class_invitations_token ON class_invitations (token_hash) WHERE token_hash IS NOT NULL;
    CREATE INDEX class_invitations_accepted_by ON class_invitations (accepted_by) WHERE accepted_by IS NOT NULL;

    CREATE TABLE class_assignments (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      class_id integer NOT NULL REFERENCES classes (id) ON DELETE CASCADE,
      title text NOT NULL,
      words text NOT NULL DEFAULT '',
      kind text NOT NULL CONSTRAINT class_assignments_kind_known CHECK (kind IN ('questions', 'topic', 'mock_paper', 'reading')),
      topic_id integer REFERENCES topics (id),
      question_count smallint NOT NULL,
      draw text CONSTRAINT class_assignments_draw_known CHECK (draw IN ('class', 'learner')),
      mock_paper_id integer REFERENCES mock_papers (id),
      mock_paper_code text,
      mock_paper text,
      address text,
      opens_at timestamptz,
      due_at timestamptz,
      closes_at timestamptz,
      late_allowed boolean NOT NULL,
      tries smallint NOT NULL CONSTRAINT class_assignments_tries_positive CHECK (tries > 0),
      minutes smallint,
      solutions text NOT NULL CONSTRAINT class_assignments_solutions_known CHECK (solutions IN ('at_once', 'handed_in', 'after_due')),
      counts boolean NOT NULL,
      weight smallint NOT NULL CONSTRAINT class_assignments_weight_positive CHECK (weight > 0),
      published_at timestamptz,
      version integer NOT NULL DEFAULT 1,
      draw_seed integer NOT NULL,
      created_at timestamptz NOT NULL,
      opening_told_at timestamptz,
      due_told_at timestamptz,
      CONSTRAINT class_assignments_content_whole CHECK (
        (kind = 'topic') = (topic_id IS NOT NULL) AND (kind = 'topic') = (draw IS NOT NULL)
        AND (CASE kind WHEN 'mock_paper' THEN 3 ELSE 0 END) = num_nonnulls(mock_paper_id, mock_paper_code, mock_paper)
        AND (kind = 'reading') = (address IS NOT NULL)),
      CONSTRAINT class_assignments_moments_ordered CHECK (opens_at <= due_at AND due_at <= closes_at AND opens_at <= closes_at)
    );
    COMMENT ON COLUMN class_assignments.opening_told_at IS 'when the learners were notified that it is open; null: still to do';
    CREATE INDEX class_assignments_class ON class_assignments (class_id);
    CREATE INDEX class_assignments_topic ON class_assignments (topic_id) WHERE topic_id IS NOT NULL;
    CREATE INDEX class_assignments_mock_paper ON class_assignments (mock_paper_id) WHERE mock_paper_id IS NOT NULL;
    CREATE INDEX class_assignments_to_open ON class_assignments (opens_at)
      WHERE published_at IS NOT NULL AND opening_told_at IS NULL;
    CREATE INDEX class_assignments_to_remind ON class_assignments (due_at)
      WHERE published_at IS NOT NULL AND due_told_at IS NULL AND due_at IS NOT NULL;

    CREATE TABLE class_assignment_questions (
      assignment_id integer NOT NULL REFERENCES class_assignments (id) ON DELETE CASCADE,
      position smallint NOT NULL,
      question_id integer NOT NULL REFERENCES questions (id),
      PRIMARY KEY (assignment_id, position),
      CONSTRAINT class_assignment_questions_never_twice UNIQUE (assignment_id, question_id)
    );
    CREATE INDEX class_assignment_questions_question ON class_assignment_questions (question_id);

    CREATE TABLE class_exceptions (
      assignment_id integer NOT NULL REFERENCES class_assignments (id) ON DELETE CASCADE,
      user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      due_at timestamptz,
      closes_at timestamptz,
      extra_time smallint NOT NULL DEFAULT 0 CONSTRAINT class_exceptions_extra_time_known CHECK (extra_time IN (0, 10, 25, 50)),
      excused boolean NOT NULL DEFAULT false,
      PRIMARY KEY (assignment_id, user_id)
    );
    CREATE INDEX class_exceptions_user ON class_exceptions (user_id);

    CREATE TABLE class_work (
      assignment_id integer NOT NULL REFERENCES class_assignments (id) ON DELETE CASCADE,
      user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      begun_at timestamptz NOT NULL,
      read_at timestamptz,
      returned_at timestamptz,
      PRIMARY KEY (assignment_id, user_id)
    );
    CREATE INDEX class_work_user ON class_work (user_id);

    CREATE TABLE class_tries (
      test_id integer PRIMARY KEY REFERENCES tests (id) ON DELETE CASCADE,
      assignment_id integer NOT NULL,
      learner_id integer NOT NULL,
      number smallint NOT NULL,
      CONSTRAINT class_tries_work_fkey FOREIGN KEY (assignment_id, learner_id)
        REFERENCES class_work (assignment_id, user_id) ON DELETE CASCADE,
      CONSTRAINT class_tries_number_unique UNIQUE (assignment_id, learner_id, number)
    );

    CREATE TABLE class_markings (
      assignment_id integer NOT NULL,
      learner_id integer NOT NULL,
      test_id integer,
      questions jsonb NOT NULL,
      comment text NOT NULL,
      version integer NOT NULL,
      marked_at timestamptz NOT NULL,
      PRIMARY KEY (assignment_id, learner_id),
      CONSTRAINT class_markings_work_fkey FOREIGN KEY (assignment_id, learner_id)
        REFERENCES class_work (assignment_id, user_id) ON DELETE CASCADE
    );
    COMMENT ON COLUMN class_markings.test_id IS 'the try that was marked, which then counts; no reference, because a data export follows those and shows a marking once it is returned';
    COMMENT ON COLUMN class_markings.questions IS 'a teacher''s marks and comments by question: [{question_id, marks, comment}]';

    CREATE TABLE class_looks (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      class_id integer NOT NULL,
      class_name text NOT NULL,
      teacher_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      what text NOT NULL CONSTRAINT class_looks_what_known CHECK (what IN ('work', 'progress', 'class_progress')),
      assignment_title text,
      at timestamptz NOT NULL,
      slot integer NOT NULL,
      CONSTRAINT class_looks_once UNIQUE NULLS NOT DISTINCT (user_id, teacher_id, class_id, what, assignment_title, slot)
    );
    COMMENT ON TABLE class_looks IS 'who looked at a learner''s work or progress; stays when a class is deleted';
    COMMENT ON COLUMN class_looks.slot IS 'ten minutes of time: looks within them are one';
    CREATE INDEX class_looks_user ON class_looks (user_id, id DESC);
    CREATE INDEX class_looks_teacher ON class_looks (teacher_id);

    ALTER TABLE tests
      ADD COLUMN assigned boolean NOT NULL DEFAULT false,
      ADD COLUMN closes_at timestamptz,
      ADD COLUMN answers_at_once boolean NOT NULL DEFAULT false,
      ADD COLUMN answers_from timestamptz,
      ADD COLUMN marks_total smallint,
      ADD COLUMN marks_given smallint,
      ADD COLUMN marks_earned smallint;
    CREATE INDEX tests_assigned_user ON tests (user_id) WHERE assigned;
    CREATE INDEX tests_waiting_for_marks ON tests (id) WHERE assigned AND marks_given < marks_total;
    COMMENT ON COLUMN tests.marks_given IS 'of an assigned test that is over: marks that the server could give; marks_earned: those that it gave';
    COMMENT ON COLUMN tests.assigned IS 'set by a teacher: counts towards no monthly cap';
    COMMENT ON COLUMN tests.closes_at IS 'it ends at this moment at the latest';
    COMMENT ON COLUMN tests.answers_from IS 'its answers stay closed until then, although it is over';`);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    DROP INDEX tests_assigned_user;
    ALTER TABLE tests DROP COLUMN assigned, DROP COLUMN closes_at, DROP COLUMN answers_at_once, DROP COLUMN answers_from,
      DROP COLUMN marks_total, DROP COLUMN marks_given, DROP COLUMN marks_earned;
    DROP TABLE class_looks, class_markings, class_tries, class_work, class_exceptions, class_assignment_questions,
               class_assignments, class_invitations, class_members, classes`);
}
