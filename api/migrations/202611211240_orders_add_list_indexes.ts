import type { Knex } from 'knex';

/** For the list of everybody's orders that staff read: newest first, by state, and by words of the buyer's name or address. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE INDEX orders_created ON orders (created_at DESC, id DESC);
    CREATE INDEX orders_status_created ON orders (status, created_at DESC, id DESC);
    CREATE INDEX users_words_trigrams ON users USING gin ((email || ' ' || username || ' ' || coalesce(full_name, '')) gin_trgm_ops);
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('DROP INDEX orders_created, orders_status_created, users_words_trigrams');
}
