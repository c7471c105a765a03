import { z } from 'zod';

/**
 * What a query answered, as its schema says. A row is only claimed to be of a type otherwise, and a column that was renamed, left out or
 * comes in another form would be noticed by whoever reads the page. For rows by which money, answers and access are decided; columns that
 * the schema does not name are left out.
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

/** A document in a column, whose inside was checked when it was stored. */
export const documentOf = <Content>() =>
  z.custom<Content>((value) => typeof value === 'object' && value !== null, 'Not a document');
