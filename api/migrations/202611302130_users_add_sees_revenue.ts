import type { Knex } from 'knex';

/**
 * Whether a member of staff may see revenue and orders: a permission of its own, beside `money` for refunds. In a column, since the
 * former release refuses to read a permission that it does not know; there, who may only see sees nothing.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    ALTER TABLE users ADD COLUMN sees_revenue boolean NOT NULL DEFAULT false;
    UPDATE users SET sees_revenue = true WHERE role_id = 2 AND 'money' = ANY (permissions);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('ALTER TABLE users DROP COLUMN sees_revenue');
}
