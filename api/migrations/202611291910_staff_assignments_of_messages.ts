import type { Knex } from 'knex';

/** Messages of the contact form are assigned to a colleague as doubts and reports are. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    ALTER TABLE staff_assignments
      ADD COLUMN message_id integer CONSTRAINT staff_assignments_message_once UNIQUE
        CONSTRAINT staff_assignments_message_id_fkey REFERENCES contact_messages (id) ON DELETE CASCADE,
      DROP CONSTRAINT staff_assignments_of_one,
      ADD CONSTRAINT staff_assignments_of_one CHECK (num_nonnulls(doubt_id, report_id, message_id) = 1);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    DELETE FROM staff_assignments WHERE message_id IS NOT NULL;
    ALTER TABLE staff_assignments
      DROP CONSTRAINT staff_assignments_of_one,
      DROP COLUMN message_id,
      ADD CONSTRAINT staff_assignments_of_one CHECK (num_nonnulls(doubt_id, report_id) = 1);
  `);
}
