import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { type Bindings, checkedRows } from './checked-rows.ts';

const names = new Map<string, string>();

/** The name under which connections keep this text parsed and planned. */
function nameOf(sql: string): string {
  const known = names.get(sql);
  if (known) return known;
  const name = createHash('sha256').update(sql).digest('base64url').slice(0, 20);
  names.set(sql, name);
  return name;
}

/**
 * The rows of a statement that each connection parses once, each checked by `row`. Only for literal texts, or for combinations
 * of a few parts: every text stays in memory here and on every connection.
 */
export async function preparedQuery<Row>(db: Knex, row: z.ZodType<Row>, sql: string, bindings: Bindings): Promise<Row[]> {
  const { rows } = await db.raw(sql, bindings as Knex.ValueDict).options({ name: nameOf(sql) });
  return checkedRows(row, rows);
}
