import { createReadStream, createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import {
  BYTE_ORDER_MARK,
  csvRow,
  IMAGES,
  ITEMS,
  type ReadItem,
  type ReadRowCells,
  ROWS,
  unescapeFormula,
  WHAT_IS_WRONG,
} from '@api/question-files';

async function* readLines<T>(path: string): AsyncGenerator<T> {
  const lines = createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY });
  for await (const line of lines) if (line !== '') yield JSON.parse(line);
}

/** The items read from a file, one at a time. */
export const readItems = (folder: string): AsyncGenerator<ReadItem> => readLines(join(folder, ITEMS));

/** The rows of a table, one at a time. */
const readRows = (folder: string): AsyncGenerator<ReadRowCells> => readLines(join(folder, ROWS));

/** Reads images of the folder by their names in the file. */
export async function imageReader(folder: string): Promise<(name: string) => Promise<Buffer | null>> {
  const files = new Map<string, string>(JSON.parse(await readFile(join(folder, IMAGES), 'utf8')));
  return async (name) => {
    const file = files.get(name);
    return file ? readFile(join(folder, 'images', file)) : null;
  };
}

/** Characters of what is said of a row in the file of the rest. */
const LONGEST = 400;

/** The lines with faults, and what is wrong with each. */
export class FaultyLines {
  readonly #messages = new Map<number, string>();

  add(line: number, message: string): void {
    const former = this.#messages.get(line);
    if (former !== undefined && former.length > LONGEST) return;
    this.#messages.set(line, former === undefined ? message : `${former}; ${message}`);
  }

  has(line: number): boolean {
    return this.#messages.has(line);
  }

  said(line: number): string {
    return (this.#messages.get(line) ?? '').slice(0, LONGEST);
  }

  get count(): number {
    return this.#messages.size;
  }
}

/** The lines of a file of the rest, its head first. */
async function* restOf(folder: string, head: readonly string[] | null, faulty: FaultyLines): AsyncGenerator<string> {
  if (head) {
    const kept = head.flatMap((name, index) => (name.trim().toLowerCase() === WHAT_IS_WRONG ? [] : [index]));
    yield BYTE_ORDER_MARK + csvRow([...kept.map((index) => head[index] ?? ''), WHAT_IS_WRONG]);
    for await (const { line, cells } of readRows(folder)) {
      if (faulty.has(line)) yield csvRow([...kept.map((index) => unescapeFormula(cells[index] ?? '')), faulty.said(line)]);
    }
  } else {
    yield `${JSON.stringify({ record: 'file', format: 'question-file', version: 1 })}\n`;
    for await (const item of readItems(folder)) {
      if (faulty.has(item.line) && 'record' in item) yield `${JSON.stringify(item.record)}\n`;
    }
  }
}

/**
 * Writes what was not taken as a file that can be mended and uploaded again: rows of a table with what is wrong with each, as CSV; of
 * other formats the records, as a question file. Returns its ending; null where there is nothing to write. Rejects where it cannot be
 * written, e.g. with ENOSPC.
 */
export async function writeRest(
  folder: string,
  { head, faulty, path }: { head: readonly string[] | null; faulty: FaultyLines; path: string },
): Promise<'csv' | 'jsonl' | null> {
  if (faulty.count === 0) return null;
  let written = 0;
  async function* counted() {
    for await (const text of restOf(folder, head, faulty)) {
      written += 1;
      yield text;
    }
  }
  await pipeline(counted(), createWriteStream(path));
  if (written === 1) return null;
  return head ? 'csv' : 'jsonl';
}
