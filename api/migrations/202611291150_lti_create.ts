import type { Knex } from 'knex';

/** Learning platforms that open this site by LTI 1.3, which of their courses are which class, and launches under way. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE lti_platforms (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      name text NOT NULL,
      issuer text NOT NULL,
      client_id text NOT NULL,
      deployment_ids text[] NOT NULL,
      auth_url text NOT NULL,
      jwks_url text NOT NULL,
      created_at timestamptz NOT NULL,
      CONSTRAINT lti_platforms_registered_once UNIQUE (issuer, client_id)
    );

    CREATE TABLE lti_courses (
      platform_id integer NOT NULL REFERENCES lti_platforms (id) ON DELETE CASCADE,
      deployment_id text NOT NULL,
      context_id text NOT NULL,
      class_id integer NOT NULL REFERENCES classes (id) ON DELETE CASCADE,
      created_at timestamptz NOT NULL,
      PRIMARY KEY (platform_id, deployment_id, context_id)
    );
    CREATE INDEX lti_courses_class ON lti_courses (class_id);

    CREATE TABLE lti_logins (
      state_hash bytea PRIMARY KEY,
      platform_id integer NOT NULL REFERENCES lti_platforms (id) ON DELETE CASCADE,
      nonce text NOT NULL,
      target_link text NOT NULL,
      created_at timestamptz NOT NULL
    );
    CREATE INDEX lti_logins_platform ON lti_logins (platform_id);
    CREATE INDEX lti_logins_created ON lti_logins (created_at);

    CREATE TABLE lti_launches (
      token_hash bytea PRIMARY KEY,
      platform_id integer NOT NULL REFERENCES lti_platforms (id) ON DELETE CASCADE,
      deployment_id text NOT NULL,
      subject text NOT NULL,
      email text NOT NULL,
      context_id text NOT NULL,
      context_title text NOT NULL,
      role text NOT NULL CONSTRAINT lti_launches_role_known CHECK (role IN ('teacher', 'learner')),
      target_path text NOT NULL,
      created_at timestamptz NOT NULL
    );
    CREATE INDEX lti_launches_platform ON lti_launches (platform_id);
    CREATE INDEX lti_launches_created ON lti_launches (created_at);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP TABLE lti_launches, lti_logins, lti_courses, lti_platforms');
}
