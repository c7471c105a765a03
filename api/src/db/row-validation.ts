import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { z } from 'zod';

/** Values for the question marks of a statement, in their order, or for its names. */
type Bindings = readonly unknown[] | Readonly<Record<string, unknown>>;

/**
 * Rows of a query, checked by their schema. Otherwise a row's type is only an assertion, and a renamed, missing or
 * reformatted column would only show on the page. Columns outside the schema are dropped.
 * @throws Error with the invalid columns, without their values.
 */
export function validateRows<Row>(schema: z.ZodType<Row>, rows: readonly unknown[]): Row[] {
  return rows.map((row) => {
    const { success, data, error } = schema.safeParse(row);
    if (!success) throw new Error(`A row is not what its query says:\n${z.prettifyError(error)}`);
    return data;
  });
}

/** The same for a query that returns one row or none. */
export function validateRow<Row>(schema: z.ZodType<Row>, row: unknown): Row | undefined {
  return validateRows(schema, row === undefined ? [] : [row])[0];
}

/**
 * The same for a query that always returns a row, such as an insert.
 * @throws Error if it returns none.
 */
export function validateOne<Row>(schema: z.ZodType<Row>, rows: readonly unknown[]): Row {
  const [first] = validateRows(schema, rows);
  if (first === undefined) throw new Error('A query that always answers a row answered none.');
  return first;
}

/** The rows of an SQL statement, each checked by `row`. */
export async function queryRows<Row>(db: Knex, row: z.ZodType<Row>, sql: string, bindings: Bindings = []): Promise<Row[]> {
  return validateRows(row, (await db.raw(sql, bindings as Knex.ValueDict)).rows);
}

export async function queryFirst<Row>(
  db: Knex,
  row: z.ZodType<Row>,
  sql: string,
  bindings: Bindings = [],
): Promise<Row | undefined> {
  return (await queryRows(db, row, sql, bindings))[0];
}

/**
 * The row of an SQL statement that always returns one, such as a count or an insert.
 * @throws Error if it returns none.
 */
export async function queryOne<Row>(db: Knex, row: z.ZodType<Row>, sql: string, bindings: Bindings = []): Promise<Row> {
  return validateOne(row, await queryRows(db, row, sql, bindings));
}

const names = new Map<string, string>();

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
  return validateRows(row, rows);
}

/** The result of a statement that writes one row, or skips it. */
export const idRow = z.object({ id: z.int() });

export const countRow = z.object({ count: z.int() });

/** The number of items that wait for a person, and since when the oldest has waited. */
export const waitingRow = countRow.extend({ oldest: z.date().nullable() });

/** A word of a growing list: rows of another release may have unknown words and are still readable. */
export const openEnum = <Word extends string>() => z.custom<Word>((value) => typeof value === 'string', 'Not a word');

/** A document in a column, checked when it was stored. */
export const jsonColumn = <Content>() =>
  z.custom<Content>((value) => typeof value === 'object' && value !== null, 'Not a document');
