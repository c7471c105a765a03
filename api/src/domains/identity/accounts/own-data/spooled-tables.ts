import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { TableRows } from './personal-data.queries.ts';

/** Characters of rows that are written at once, and bytes about which are sent at once. */
const BATCH_SIZE = 65_536;

/** Where a piece of a table's rows lies, in bytes. */
interface Piece {
  start: number;
  bytes: number;
}

/** A file without a name: it disappears with its last reader, even if the process dies. */
async function openNameless(): Promise<FileHandle> {
  const folder = await mkdtemp(join(tmpdir(), 'export-'));
  try {
    return await open(join(folder, 'rows'), 'wx+', 0o600);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Exported rows, spooled to disk: memory is constant for any number, and a slow reader blocks no connection. */
export class SpooledTables {
  readonly #file: FileHandle;
  /** By table, in the order in which the tables came. */
  readonly #pieces = new Map<string, Piece[]>();
  #end = 0;

  private constructor(file: FileHandle) {
    this.#file = file;
  }

  /** An empty one; close it, or read it to its end. */
  static async open(): Promise<SpooledTables> {
    return new SpooledTables(await openNameless());
  }

  clear(): void {
    this.#pieces.clear();
    this.#end = 0;
  }

  /** Adds rows of a table. Rejects with ENOSPC where the disk is full. */
  async add({ table, rows }: TableRows): Promise<void> {
    let text = '';
    for (const row of rows) {
      text += `${text && ','}${JSON.stringify(row)}`;
      if (text.length < BATCH_SIZE) continue;
      await this.#write(table, text);
      text = '';
    }
    if (text !== '') await this.#write(table, text);
  }

  async #write(table: string, text: string): Promise<void> {
    const { bytesWritten: bytes } = await this.#file.write(text, this.#end);
    if (bytes < Buffer.byteLength(text)) throw Object.assign(new Error('The disk took a part only'), { code: 'ENOSPC' });
    const pieces = this.#pieces.get(table) ?? [];
    this.#pieces.set(table, pieces);
    pieces.push({ start: this.#end, bytes });
    this.#end += bytes;
  }

  /** One JSON object: what `head` has, then each table with its rows. Closes with the stream. */
  toJson(head: Readonly<Record<string, unknown>>): Readable {
    const stream = Readable.from(this.#texts(head), { objectMode: false });
    return stream.once('close', () => void this.close());
  }

  async *#texts(head: Readonly<Record<string, unknown>>): AsyncGenerator<string | Buffer> {
    yield JSON.stringify(head).slice(0, -1);
    for (const [table, pieces] of this.#pieces) {
      for (const [index, piece] of pieces.entries()) {
        yield index === 0 ? `,${JSON.stringify(table)}:[` : ',';
        yield await this.#read(piece);
      }
      yield ']';
    }
    yield '}';
  }

  async #read({ start, bytes }: Piece): Promise<Buffer> {
    const { buffer, bytesRead } = await this.#file.read(Buffer.alloc(bytes), 0, bytes, start);
    if (bytesRead < bytes) throw new Error('An export lost a part of its file');
    return buffer;
  }

  close(): Promise<void> {
    return this.#file.close();
  }
}
