import { pipeline, Readable } from 'node:stream';
import type { UploadEncoding } from '@api/contract';
import { CsvError, type Info, parse } from 'csv-parse';
import { ExchangeRefused } from '../exchange-format.ts';
import { textOf } from './encoding.ts';
import type { TableRow } from './table.ts';

/** Longest row in characters: a question with all that belongs to it. */
const LONGEST_ROW = 2_000_000;
const DELIMITERS = [',', ';', '\t'] as const;
/** How much of the beginning is searched for the delimiter. */
const LOOKED_AT = 16_384;

/** The delimiter in a `sep=;` line before the head, which some programs write. */
const SAID = /^\uFEFF?sep=([,;\t])\r?\n/i;

/** The most frequent delimiter in the head, outside of quotation marks. */
function delimiterOf(start: string): string {
  const said = SAID.exec(start)?.[1];
  if (said) return said;
  const plain = start.replace(/"(?:[^"]|"")*"/g, '');
  const head = plain.split(/\r\n|\n|\r/).find((line) => line.trim() !== '') ?? '';
  const counts = DELIMITERS.map((delimiter) => head.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}

async function* rejoin(start: string, rest: AsyncIterator<string>): AsyncGenerator<string> {
  yield start;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

/** Converts a parser error for the author of the table. */
function refusalOf(error: CsvError): ExchangeRefused {
  const line = (error as { lines?: number }).lines;
  const where = line === undefined ? '' : `Line ${line}: `;
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') return new ExchangeRefused('A quotation mark is opened and never closed');
  if (error.code === 'CSV_MAX_RECORD_SIZE')
    return new ExchangeRefused(`${where}a row of more than 2 MB. Is a quotation mark not closed?`);
  return new ExchangeRefused(`${where}a quotation mark is misplaced. Write "" for one within a cell`, { cause: error });
}

/**
 * The rows of a CSV file, head included: the delimiter is found, line ends and byte order marks of every system read.
 * @throws ExchangeRefused
 */
export async function* csvRows(source: AsyncIterable<Uint8Array>, encoding: UploadEncoding): AsyncGenerator<TableRow> {
  const texts = textOf(source, encoding);
  let start = '';
  while (start.length < LOOKED_AT) {
    const next = await texts.next();
    if (next.done) break;
    start += next.value;
  }
  if (start.includes('\u0000')) throw new ExchangeRefused('This is not a table of text. Upload CSV or XLSX');
  const delimiter = delimiterOf(start);
  const before = SAID.test(start) ? 1 : 0;
  const parser = pipeline(
    Readable.from(rejoin(start.replace(SAID, ''), texts)),
    // It makes an error object of each row of another length, of empty ones too.
    parse({ delimiter, bom: true, relax_column_count: true, max_record_size: LONGEST_ROW, skip_empty_lines: true, info: true }),
    // Both end with the error, which the loop below throws.
    () => {},
  );
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: Info }>)
      yield { row: before + info.records + info.empty_lines, cells: record };
  } catch (error) {
    throw error instanceof CsvError ? refusalOf(error) : error;
  }
}
