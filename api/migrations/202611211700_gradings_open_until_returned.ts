import type { Knex } from 'knex';

/** The queue holds a sheet until its report is returned, so `gradings_open` serves `graded` ones too. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    DROP INDEX gradings_open;
    CREATE INDEX gradings_open ON gradings (due_at, test_id) WHERE state IN ('paid', 'claimed', 'graded');
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    DROP INDEX gradings_open;
    CREATE INDEX gradings_open ON gradings (due_at, test_id) WHERE state IN ('paid', 'claimed');
  `);
}
