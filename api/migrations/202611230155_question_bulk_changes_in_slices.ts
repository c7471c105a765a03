import type { Knex } from 'knex';

/** Changes of many questions are taken back slice by slice, as they are made: so far has the undoing come. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    ALTER TABLE question_bulk_changes ADD COLUMN undo_progress integer NOT NULL DEFAULT 0;
    UPDATE question_bulk_changes SET undo_progress = progress WHERE state = 'undone';
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE question_bulk_changes DROP COLUMN undo_progress');
}
