import type { Knex } from 'knex';

/** Search finds a question by its number. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('CREATE INDEX questions_number ON questions (question_number)');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP INDEX questions_number');
}
