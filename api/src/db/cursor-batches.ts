import type { Knex } from 'knex';
import type { z } from 'zod';
import { validateRows } from './row-validation.ts';

/** A query with the values for its question marks, in its own order and without a limit. */
export interface ListQuery<Row> {
  sql: string;
  bindings: readonly unknown[];
  row: z.ZodType<Row>;
}

const BATCH_SIZE = 1_000;

/**
 * All rows of a query in pieces of at most `most`, read by a cursor of the caller's transaction: neither side holds more than a piece. One
 * query at a time; stopping in between ends the transaction too.
 */
export async function* batchesWithin<Row>(
  transaction: Knex,
  { sql, bindings, row }: ListQuery<Row>,
  most = BATCH_SIZE,
): AsyncGenerator<Row[]> {
  await transaction.raw(`DECLARE listed NO SCROLL CURSOR FOR ${sql}`, bindings as Knex.RawBinding[]);
  for (;;) {
    const { rows }: { rows: unknown[] } = await transaction.raw(`FETCH ${most} FROM listed`);
    if (rows.length > 0) yield validateRows(row, rows);
    if (rows.length < most) break;
  }
  await transaction.raw('CLOSE listed');
}

/**
 * All rows of a query in batches, from one snapshot. It uses a separate connection, and releases it at the end, even if
 * its reader stops early.
 */
export async function* inBatches<Row>(db: Knex, query: ListQuery<Row>): AsyncGenerator<{ rows: Row[]; transaction: Knex }> {
  const transaction = await db.transaction({ isolationLevel: 'repeatable read', readOnly: true });
  try {
    for await (const rows of batchesWithin<Row>(transaction, query)) yield { rows, transaction };
  } finally {
    await transaction.rollback();
  }
}
