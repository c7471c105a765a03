import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';

/** What a cell may hold. A moment is written as ISO 8601, yes and no as words, what is not there as an empty cell. */
export type CsvValue = string | number | boolean | Date | null;

/** One column of a CSV file. */
export interface CsvColumn<Row> {
  header: string;
  value: (row: Row) => CsvValue;
}

/**
 * Rows as CSV that spreadsheets open as it is: UTF-8 with a byte order mark, lines ending as RFC 4180 says. A text that a spreadsheet would
 * take for a formula gets an apostrophe before it; numbers stay numbers. Nothing is gathered: a reader who takes rows slowly has them made
 * slowly. What `rows` throw breaks the stream off; `ended` hears of every end, the reader's going away included, with what went wrong.
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
