import type { Knex } from 'knex';
import { z } from 'zod';

/** Values for the question marks of a statement, in their order, or for its names. */
export type Bindings = readonly unknown[] | Readonly<Record<string, unknown>>;

/**
 * What a query answered, as its schema says. A row is only claimed to be of a type otherwise, and a column that was renamed, left out or
 * comes in another form would only be noticed on the page. Columns that the schema does not name are left out.
 * @throws Error with the columns that are amiss, without their values.
 */
export function checkedRows<Row>(schema: z.ZodType<Row>, rows: readonly unknown[]): Row[] {
  return rows.map((row) => {
    const { success, data, error } = schema.safeParse(row);
    if (!success) throw new Error(`A row is not what its query says:\n${z.prettifyError(error)}`);
    return data;
  });
}

/** The same for a query that answers one row or none. */
export function checkedRow<Row>(schema: z.ZodType<Row>, row: unknown): Row | undefined {
  return checkedRows(schema, row === undefined ? [] : [row])[0];
}

/**
 * The same for a query that always answers a row, as what was just written.
 * @throws Error where it answers none.
 */
export function checkedOne<Row>(schema: z.ZodType<Row>, rows: readonly unknown[]): Row {
  const [first] = checkedRows(schema, rows);
  if (first === undefined) throw new Error('A query that always answers a row answered none.');
  return first;
}

/** The rows that SQL answers, each as `row` says. */
export async function queryRows<Row>(db: Knex, row: z.ZodType<Row>, sql: string, bindings: Bindings = []): Promise<Row[]> {
  return checkedRows(row, (await db.raw(sql, bindings as Knex.ValueDict)).rows);
}

/** The first row that SQL answers, or undefined. */
export async function queryFirst<Row>(
  db: Knex,
  row: z.ZodType<Row>,
  sql: string,
  bindings: Bindings = [],
): Promise<Row | undefined> {
  return (await queryRows(db, row, sql, bindings))[0];
}

/**
 * The row of SQL that always answers one, as a count or what was just written.
 * @throws Error where it answers none.
 */
export async function queryOne<Row>(db: Knex, row: z.ZodType<Row>, sql: string, bindings: Bindings = []): Promise<Row> {
  return checkedOne(row, await queryRows(db, row, sql, bindings));
}

/** What a statement answers that writes one row, or passes over it. */
export const idRow = z.object({ id: z.int() });

/** What a statement answers that counts. */
export const countRow = z.object({ count: z.int() });

/** The count of items that wait for a person, and since when the oldest has waited. */
export const waitingRow = countRow.extend({ oldest: z.date().nullable() });

/** A word of a list that grows: a row of another release may have one that this release does not know, and is read all the same. */
export const wordOf = <Word extends string>() => z.custom<Word>((value) => typeof value === 'string', 'Not a word');

/** A document in a column, whose inside was checked when it was stored. */
export const documentOf = <Content>() =>
  z.custom<Content>((value) => typeof value === 'object' && value !== null, 'Not a document');
