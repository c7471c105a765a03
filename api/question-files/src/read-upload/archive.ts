import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { ExchangeRefused } from '../exchange-format.ts';

/** The limit of files in an archive; a workbook of 50,000 questions has some 100 MB. */
const MOST_ENTRIES = 10_000;
const MOST_BYTES = 1_024 * 1_048_576;
/** Text compresses to a tenth, rarely a thirtieth; bombs compress to a thousandth. */
const MOST_RATIO = 200;
const SMALL = 20 * 1_048_576;

/** Files that operating systems add to archives. */
export const CLUTTER = /(?:^|\/)(?:__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$|\._)/;

const DAMAGED = 'This archive is damaged, or it is no ZIP archive';
const ENCRYPTED = 1;

/** Whether bytes begin as a ZIP archive does. */
export const isArchive = (start: Uint8Array) =>
  start[0] === 0x50 && start[1] === 0x4b && (start[2] === 3 || start[2] === 5) && (start[3] === 4 || start[3] === 6);

/**
 * The files of a ZIP archive, by its own list of them; nothing is unpacked yet.
 * @throws ExchangeRefused for one that would become too much, is damaged, encrypted, or has paths that lead out of it.
 */
export async function openArchive(path: string): Promise<{ zip: ZipFile; entries: Entry[] }> {
  let zip: ZipFile;
  try {
    zip = await openPromise(path, { autoClose: false, strictFileNames: false, validateEntrySizes: true });
  } catch (error) {
    throw new ExchangeRefused(DAMAGED, { cause: error });
  }
  const entries: Entry[] = [];
  let total = 0;
  try {
    if (zip.entryCount > MOST_ENTRIES) throw new ExchangeRefused(`The archive holds more than ${MOST_ENTRIES} files`);
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName.endsWith('/')) continue;
      total += entry.uncompressedSize;
      const ratio = entry.uncompressedSize / Math.max(1, entry.compressedSize);
      if (total > MOST_BYTES || (entry.uncompressedSize > SMALL && ratio > MOST_RATIO))
        throw new ExchangeRefused('The archive becomes far too large when it is unpacked');
      if (entry.generalPurposeBitFlag & ENCRYPTED) throw new ExchangeRefused('The archive is locked by a password');
      entries.push(entry);
    }
  } catch (error) {
    zip.close();
    if (error instanceof ExchangeRefused) throw error;
    const leadsOut = /relative path|absolute path|invalid characters/i.test(String(error));
    throw new ExchangeRefused(leadsOut ? 'The archive holds paths that lead out of it' : DAMAGED, { cause: error });
  }
  return { zip, entries };
}

/** Unpacks one file. The library stops if it exceeds its declared size. @throws ExchangeRefused */
export async function unpack(zip: ZipFile, entry: Entry, to: string): Promise<void> {
  try {
    await pipeline(await zip.openReadStreamPromise(entry), createWriteStream(to));
  } catch (error) {
    throw new ExchangeRefused(`${entry.fileName} cannot be unpacked: the archive is damaged`, { cause: error });
  }
}

/** The first bytes of one file as text. @throws ExchangeRefused */
export async function startOfEntry(zip: ZipFile, entry: Entry): Promise<string> {
  try {
    const stream = await zip.openReadStreamPromise(entry);
    for await (const chunk of stream) return String(chunk).slice(0, 4_096);
    return '';
  } catch (error) {
    throw new ExchangeRefused(`${entry.fileName} cannot be unpacked: the archive is damaged`, { cause: error });
  }
}
