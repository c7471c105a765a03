import type { Knex } from 'knex';

/**
 * Webhooks come with the payer's e-mail address, phone number and name on the card. What is needed of them is in `facts`; nothing
 * read the rest, and the deletion of an account did not reach it. The column is written no more.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw('UPDATE payment_events SET raw = NULL WHERE raw IS NOT NULL');
}

/** What is gone stays gone: the column is there, and empty. */
export async function down(): Promise<void> {}
