import type { Knex } from 'knex';

/** For whoever reads one learner's evidence after the last they have seen. */
export async function up(db: Knex): Promise<void> {
  await db.raw('CREATE INDEX evidence_user ON evidence (user_id, id)');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('DROP INDEX evidence_user');
}
