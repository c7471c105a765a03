import type { Knex } from 'knex';

/** A query with the values for its question marks, in its own order and without a limit. */
export interface ListQuery {
  sql: string;
  bindings: readonly unknown[];
}

/** Rows that are read at once. */
const PIECE = 1_000;

/**
 * All rows of a query in pieces, as they stand at one moment: read by a cursor, so that neither side holds more than a piece. It has a
 * connection of its own, which it gives back at the end, also where its reader stops.
 */
export async function* inPieces<Row>(db: Knex, { sql, bindings }: ListQuery): AsyncGenerator<{ rows: Row[]; transaction: Knex }> {
  const transaction = await db.transaction({ isolationLevel: 'repeatable read', readOnly: true });
  try {
    await transaction.raw(`DECLARE listed NO SCROLL CURSOR FOR ${sql}`, bindings as Knex.RawBinding[]);
    for (;;) {
      const { rows }: { rows: Row[] } = await transaction.raw(`FETCH ${PIECE} FROM listed`);
      if (rows.length > 0) yield { rows, transaction };
      if (rows.length < PIECE) return;
    }
  } finally {
    await transaction.rollback();
  }
}
