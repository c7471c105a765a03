import type { Knex } from 'knex';

/** Staff's list of subjects asks of each whether it has tests: of one without any, all tests were read. */
export async function up(db: Knex): Promise<void> {
  await db.raw('CREATE INDEX tests_subject ON tests (subject_id)');
}

/** Nothing but the index goes. */
export async function down(db: Knex): Promise<void> {
  await db.raw('DROP INDEX tests_subject');
}
