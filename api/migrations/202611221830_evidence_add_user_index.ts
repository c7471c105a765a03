import type { Knex } from 'knex';

/** Serves reads of one learner's evidence after a given row. */
export async function up(db: Knex): Promise<void> {
  await db.raw('CREATE INDEX evidence_user ON evidence (user_id, id)');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('DROP INDEX evidence_user');
}
