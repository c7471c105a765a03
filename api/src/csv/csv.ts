import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';

/** The value of a cell. Dates are written as ISO 8601, booleans as yes and no, null as an empty cell. */
export type CsvValue = string | number | boolean | Date | null;

export interface CsvColumn<Row> {
  header: string;
  value: (row: Row) => CsvValue;
}

/**
 * Streams rows as CSV that spreadsheets open directly: UTF-8 with a byte order mark and the line ends of RFC 4180. Text that
 * a spreadsheet would take for a formula gets a leading apostrophe; numbers stay numbers. A slow reader slows the rows
 * down. An error of `rows` breaks the stream off; `ended` is called at every end, with its error if there is one.
 */
export function csvOf<Row>(
  columns: readonly CsvColumn<Row>[],
  rows: AsyncIterable<Row> | Iterable<Row>,
  ended: (error: Error | null) => void = () => {},
): Readable {
  const writer = stringify({
    bom: true,
    header: true,
    columns: columns.map(({ header }, index) => ({ key: String(index), header })),
    record_delimiter: 'windows',
    // The writer quotes for its own line ends only, and a text may have others.
    quoted_match: /[\r\n]/,
    escape_formulas: true,
    cast: { boolean: (value) => (value ? 'yes' : 'no'), date: (value) => value.toISOString() },
  });
  const cells = async function* () {
    for await (const row of rows) yield columns.map(({ value }) => value(row));
  };
  return pipeline(Readable.from(cells()), writer, (error) => ended(error ?? null));
}
