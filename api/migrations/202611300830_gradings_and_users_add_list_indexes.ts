import type { Knex } from 'knex';

/** Indexes of two lists of staff: the sheets that a grader has or has returned, and accounts without a confirmed address. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE INDEX gradings_of_grader ON gradings (claimed_by, state, due_at DESC, test_id DESC) WHERE state <> 'submitted';
    DROP INDEX gradings_claimed_by;
    CREATE INDEX users_unverified ON users (created_at DESC, id DESC) WHERE NOT verified AND anonymised_at IS NULL;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    DROP INDEX users_unverified;
    CREATE INDEX gradings_claimed_by ON gradings (claimed_by, due_at) WHERE state = 'claimed';
    DROP INDEX gradings_of_grader;
  `);
}
