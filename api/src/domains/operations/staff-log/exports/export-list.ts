import type { Readable } from 'node:stream';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { type CsvColumn, csvOf } from '../../../../csv/csv.ts';
import { inBatches, type ListQuery } from '../../../../db/cursor-batches.ts';
import type { SignedIn } from '../../../../http/caller.ts';
import { noteStaffAction } from '../staff-log.queries.ts';

/** Milliseconds within which a client has to read the whole export. */
const LONGEST = 300_000;

export interface ListExport<Row, Shown = Row> {
  /** Its name in the file name and in the log: `accounts`. */
  list: string;
  /** Its filter, for the log. */
  filter: Readonly<Record<string, unknown>>;
  query: ListQuery<Row>;
  columns: readonly CsvColumn<Shown>[];
  /** Adds what the query does not know, for many rows at once; rows go out as they are without it. */
  present?: (rows: Row[], db: Knex) => Promise<Shown[]> | Shown[];
}

interface ExportCall {
  db: Knex;
  caller: SignedIn;
  now: Date;
  log: Logger;
  setHeader(name: string, value: string): void;
}

export const describeFilter = (filter: Readonly<Record<string, unknown>>) =>
  Object.entries(filter)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name} ${String(value)}`)
    .join(', ')
    .slice(0, 300);

/** Streams all rows that a list's filter leaves as a CSV file, in constant memory, and logs who exported what. */
export async function exportList<Row, Shown = Row>(
  { db, caller, now, log, setHeader }: ExportCall,
  { list, filter, query, columns, present }: ListExport<Row, Shown>,
): Promise<Readable> {
  let sent = 0;
  const started = performance.now();
  const pieces = inBatches<Row>(db, query);
  try {
    // The first batch is read before anything is sent, so that a failing query is an error response, not a broken file.
    const first = await pieces.next();
    await noteStaffAction(
      db,
      { by: caller.userId, action: 'list.exported', objectId: caller.userId, details: { list, filter: describeFilter(filter) } },
      now,
    );
    const rows = async function* () {
      for (let piece = first; !piece.done; piece = await pieces.next()) {
        const shown = present
          ? await present(piece.value.rows, piece.value.transaction)
          : (piece.value.rows as unknown as Shown[]);
        sent += shown.length;
        yield* shown;
      }
    };
    setHeader('content-disposition', `attachment; filename="${list}-${now.toISOString().slice(0, 10)}.csv"`);
    const stream = csvOf(columns, rows(), (error) => {
      clearTimeout(limit);
      void pieces.return(undefined).catch((failure: unknown) => log.warn({ err: failure }, 'export'));
      log.info({ list, rows: sent, ms: Math.round(performance.now() - started), ...(error && { err: error }) }, 'list exported');
    });
    const limit = setTimeout(() => stream.destroy(new Error('An export was not read in time')), LONGEST);
    limit.unref();
    return stream;
  } catch (error) {
    await pieces.return(undefined);
    throw error;
  }
}
