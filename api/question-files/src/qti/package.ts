import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type Entry, open, type ZipFile } from 'yauzl';
import { ExchangeRefused } from '../exchange-format.ts';

const MOST_FILES = 200_000;
/** Limit of one unpacked file, in bytes. */
const LARGEST_FILE = 25_000_000;
/** Limit of all unpacked bytes of a package, against decompression bombs. */
const MOST_BYTES = 4_000_000_000;
/** A higher compression ratio indicates a decompression bomb. */
const MOST_RATIO = 200;
const SMALL = 1_000_000;

function opened(path: string): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    // Names are checked against leaving the package.
    open(path, { lazyEntries: true, autoClose: false, decodeStrings: true, validateEntrySizes: true }, (error, zip) => {
      if (error || !zip) reject(new ExchangeRefused(`The package cannot be opened: ${error?.message ?? 'it is no ZIP file'}`));
      else resolve(zip);
    });
  });
}

function listed(zip: ZipFile): Promise<Map<string, Entry>> {
  return new Promise((resolve, reject) => {
    const entries = new Map<string, Entry>();
    if (zip.entryCount > MOST_FILES) {
      reject(new ExchangeRefused(`The package has more than ${MOST_FILES.toLocaleString('en')} files`));
      return;
    }
    zip.on('entry', (entry: Entry) => {
      if (!entry.fileName.endsWith('/')) entries.set(entry.fileName, entry);
      zip.readEntry();
    });
    zip.on('end', () => resolve(entries));
    zip.on('error', (error: Error) => reject(new ExchangeRefused(`The package is broken: ${error.message}`)));
    zip.readEntry();
  });
}

/** @throws ExchangeRefused where the archive is damaged */
async function* unpacked(name: string, stream: Readable): AsyncGenerator<Buffer> {
  try {
    yield* stream;
  } catch (error) {
    throw new ExchangeRefused(`${name} cannot be unpacked: ${(error as Error).message}`, { cause: error });
  }
}

/** A ZIP file read by name. Only requested files are unpacked, up to their declared size. */
export class Package implements AsyncDisposable {
  readonly #zip: ZipFile;
  readonly #entries: ReadonlyMap<string, Entry>;
  #taken = 0;

  private constructor(zip: ZipFile, entries: ReadonlyMap<string, Entry>) {
    this.#zip = zip;
    this.#entries = entries;
  }

  /** @throws ExchangeRefused if it is not a ZIP file, is broken, or has too many files for a package. */
  static async open(path: string): Promise<Package> {
    const zip = await opened(path);
    try {
      return new Package(zip, await listed(zip));
    } catch (error) {
      zip.close();
      throw error;
    }
  }

  get names(): IterableIterator<string> {
    return this.#entries.keys();
  }

  has(name: string): boolean {
    return this.#entries.has(name);
  }

  /**
   * The bytes of a file as a stream; null if there is none of that name.
   * @throws ExchangeRefused if it is too large or its compression ratio too high for a package.
   */
  async stream(name: string): Promise<AsyncIterable<Buffer> | null> {
    const entry = this.#entries.get(name);
    if (!entry) return null;
    const { uncompressedSize, compressedSize } = entry;
    if (uncompressedSize > LARGEST_FILE) throw new ExchangeRefused(`${name} is larger than ${LARGEST_FILE / 1_000_000} MB`);
    if (uncompressedSize > SMALL && uncompressedSize > compressedSize * MOST_RATIO)
      throw new ExchangeRefused(
        `${name} unpacks to ${Math.round(uncompressedSize / Math.max(1, compressedSize))} times its size`,
      );
    this.#taken += uncompressedSize;
    if (this.#taken > MOST_BYTES) throw new ExchangeRefused(`The package unpacks to more than ${MOST_BYTES / 1_000_000_000} GB`);
    const stream = await new Promise<Readable>((resolve, reject) => {
      this.#zip.openReadStream(entry, (error, opened) => {
        if (error || !opened) reject(new ExchangeRefused(`${name} cannot be unpacked: ${error?.message ?? ''}`));
        else resolve(opened);
      });
    });
    return unpacked(name, stream);
  }

  /** All bytes of a file; null if there is none of that name. */
  async read(name: string): Promise<Buffer | null> {
    const stream = await this.stream(name);
    if (!stream) return null;
    return buffer(stream);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#zip.close();
  }
}
