import type { Knex } from 'knex';

/** Whether a learner gets mails about the work of a class. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('ALTER TABLE class_members ADD mails boolean NOT NULL DEFAULT true');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('ALTER TABLE class_members DROP mails');
}
