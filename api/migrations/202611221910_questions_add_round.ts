import type { Knex } from 'knex';

/**
 * Which of its idea's variants a question is within its subject: 1 for the first. Lists show all first ones before any second, so that
 * questions that differ in their numbers alone do not stand next to each other.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    ALTER TABLE questions ADD COLUMN round smallint NOT NULL DEFAULT 1;
    UPDATE questions q SET round = numbered.round
      FROM (SELECT q.id, row_number() OVER (PARTITION BY q.idea, t.subject_id ORDER BY q.id) AS round
              FROM questions q JOIN topics t ON t.id = q.topic_id WHERE q.template IS NOT NULL) AS numbered
     WHERE q.id = numbered.id AND numbered.round > 1;
    ALTER TABLE questions ADD CONSTRAINT questions_round_positive CHECK (round > 0);
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE questions DROP COLUMN round');
}
