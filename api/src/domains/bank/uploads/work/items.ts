import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { IMAGES, ITEMS, type ReadItem, type ReadRowCells, ROWS } from '@api/question-files';

async function* readLines<T>(path: string): AsyncGenerator<T> {
  const lines = createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY });
  for await (const line of lines) if (line !== '') yield JSON.parse(line);
}

/** The items read from a file, one at a time. */
export const readItems = (folder: string): AsyncGenerator<ReadItem> => readLines(join(folder, ITEMS));

/** The rows of a table, one at a time. */
export const readRows = (folder: string): AsyncGenerator<ReadRowCells> => readLines(join(folder, ROWS));

/** Reads images of the folder by their names in the file. */
export async function imageReader(folder: string): Promise<(name: string) => Promise<Buffer | null>> {
  const files = new Map<string, string>(JSON.parse(await readFile(join(folder, IMAGES), 'utf8')));
  return async (name) => {
    const file = files.get(name);
    return file ? readFile(join(folder, 'images', file)) : null;
  };
}
