import type { Knex } from 'knex';

/**
 * Mails that are sent regularly because their readers chose them: a learner, or a reader of a shared link with an address of their own.
 * Unsubscribing deletes the row. `next_at` null: an address that has not been confirmed.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE mail_subscriptions (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      user_id integer NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      kind text NOT NULL CONSTRAINT mail_subscriptions_kind_known CHECK (kind IN ('reminder', 'weekly_summary', 'shared_summary')),
      link_id integer REFERENCES progress_links (id) ON DELETE CASCADE,
      email text,
      time_zone text NOT NULL,
      token text NOT NULL CONSTRAINT mail_subscriptions_token_unique UNIQUE,
      next_at timestamptz,
      created_at timestamptz NOT NULL,
      CONSTRAINT mail_subscriptions_link_whole CHECK (
        (kind = 'shared_summary') = (link_id IS NOT NULL) AND (link_id IS NULL) = (email IS NULL)),
      CONSTRAINT mail_subscriptions_address_once UNIQUE (link_id, email)
    );
    COMMENT ON COLUMN mail_subscriptions.user_id IS 'whose work the mails are about';
    COMMENT ON COLUMN mail_subscriptions.token IS 'of the links that confirm and end it, in each of its mails';
    CREATE INDEX mail_subscriptions_due ON mail_subscriptions (next_at) WHERE next_at IS NOT NULL;
    CREATE INDEX mail_subscriptions_user ON mail_subscriptions (user_id);
    CREATE UNIQUE INDEX mail_subscriptions_kind_once ON mail_subscriptions (user_id, kind) WHERE link_id IS NULL;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP TABLE mail_subscriptions');
}
