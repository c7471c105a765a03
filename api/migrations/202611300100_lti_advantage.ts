import type { Knex } from 'knex';

/** What a platform offers beside launches: choosing what a link opens, the names of a course, and a gradebook. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    ALTER TABLE lti_platforms ADD token_url text;

    ALTER TABLE lti_courses
      ADD id integer GENERATED ALWAYS AS IDENTITY,
      ADD title text NOT NULL DEFAULT '',
      ADD memberships_url text;
    ALTER TABLE lti_courses ADD CONSTRAINT lti_courses_id_once UNIQUE (id);

    ALTER TABLE lti_logins ADD frame_hash bytea;

    ALTER TABLE lti_launches
      ADD memberships_url text,
      ADD line_item_url text,
      ADD return_url text,
      ADD return_data text,
      ADD frame_hash bytea,
      ADD chosen jsonb;
    CREATE INDEX lti_launches_frame ON lti_launches (frame_hash) WHERE frame_hash IS NOT NULL;

    CREATE TABLE lti_line_items (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      platform_id integer NOT NULL REFERENCES lti_platforms (id) ON DELETE CASCADE,
      assignment_id integer NOT NULL REFERENCES class_assignments (id) ON DELETE CASCADE,
      url text NOT NULL,
      checked_at timestamptz NOT NULL,
      next_at timestamptz NOT NULL,
      CONSTRAINT lti_line_items_known_once UNIQUE (platform_id, url)
    );
    CREATE INDEX lti_line_items_assignment ON lti_line_items (assignment_id);
    CREATE INDEX lti_line_items_next ON lti_line_items (next_at);

    CREATE TABLE lti_scores (
      line_item_id integer NOT NULL REFERENCES lti_line_items (id) ON DELETE CASCADE,
      user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      marks integer NOT NULL,
      of integer NOT NULL,
      is_final boolean NOT NULL,
      sent_at timestamptz NOT NULL,
      PRIMARY KEY (line_item_id, user_id)
    );
    CREATE INDEX lti_scores_user ON lti_scores (user_id);
    CREATE INDEX class_work_returned ON class_work (returned_at) WHERE returned_at IS NOT NULL;
  `);
}

/** What is lost is known to the platforms, which say it again with the next launch. */
export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    DROP INDEX class_work_returned;
    DROP TABLE lti_scores, lti_line_items;
    ALTER TABLE lti_launches
      DROP memberships_url, DROP line_item_url, DROP return_url, DROP return_data, DROP frame_hash, DROP chosen;
    ALTER TABLE lti_logins DROP frame_hash;
    ALTER TABLE lti_courses DROP id, DROP title, DROP memberships_url;
    ALTER TABLE lti_platforms DROP token_url;
  `);
}
