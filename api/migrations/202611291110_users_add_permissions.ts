import type { Knex } from 'knex';

/** What a member of staff may do; null: what the role starts with, so that the former release may go on setting the role alone. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    ALTER TABLE users ADD COLUMN permissions text[] CONSTRAINT users_permissions_known
      CHECK (permissions <@ ARRAY['content', 'grading', 'support', 'accounts', 'money', 'modules', 'settings', 'security_log'])
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('ALTER TABLE users DROP COLUMN permissions');
}
