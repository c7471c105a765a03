import { inflateSync } from 'node:zlib';
import { SHEET_PAGES } from '@api/contract';
import { EncryptedPDFError, PDFDocument } from '@cantoo/pdf-lib';
import type { SheetFault } from '../grading.errors.ts';

/** What an uploaded file turned out to be. */
export type Inspection = { pageCount: number } | { fault: SheetFault };

/** ISO 32000-2, 7.5.2; some programs write a byte order mark or blanks before. */
const HEADER = /^(?:\u00ef\u00bb\u00bf)?\s{0,16}%PDF-[12]\.\d/;

/** What the tables of a PDF may come to once they are unpacked: far more than any scan of 100 pages has. */
const MOST_TABLES = 64 * 1_048_576;

/** `#53` in a name stands for `S`. ISO 32000-2, 7.3.5. */
const plainNames = (dictionary: string) =>
  dictionary.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/**
 * Whether what a reader unpacks before it knows a document, its object and cross-reference streams, stays within bounds. A small
 * file could otherwise fill the memory of whoever opens it.
 */
function tablesAreSane(bytes: Buffer): boolean {
  let size = 0;
  for (let at = bytes.indexOf('stream'); at !== -1; at = bytes.indexOf('stream', at + 6)) {
    if (bytes.toString('latin1', at - 3, at) === 'end') continue;
    const dictionary = plainNames(
      bytes
        .toString('latin1', Math.max(0, at - 2_000), at)
        .split('obj')
        .at(-1) ?? '',
    );
    if (!/\/(?:ObjStm|XRef)\b/.test(dictionary)) continue;
    const filters = dictionary.match(/\/(?:[A-Za-z0-9]+Decode|Fl|LZW|RL|AHx|A85)\b/g) ?? [];
    if (filters.length === 0) continue;
    if (filters.length > 1 || filters[0] !== '/FlateDecode') return false;
    let from = at + 6;
    while (bytes[from] === 13 || bytes[from] === 10) from += 1;
    try {
      size += inflateSync(bytes.subarray(from), { maxOutputLength: MOST_TABLES - size + 1, finishFlush: 2 }).length;
    } catch (error) {
      // Damage is for the parser to judge.
      if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') return false;
    }
    if (size > MOST_TABLES) return false;
  }
  return true;
}

/** Every page has an area that can be drawn on. */
function pagesAreSane(document: PDFDocument): boolean {
  return document.getPages().every((page) => {
    const { width, height } = page.getCropBox();
    return width >= 1 && height >= 1 && width <= 20_000 && height <= 20_000;
  });
}

/** Says by its content alone whether a file is a PDF that can be graded. All processor time: runs in a thread of its own. */
export async function inspectSheet(sent: Uint8Array): Promise<Inspection> {
  const bytes = Buffer.from(sent.buffer, sent.byteOffset, sent.byteLength);
  if (!HEADER.test(bytes.toString('latin1', 0, 64))) return { fault: 'not_a_pdf' };
  if (!tablesAreSane(bytes)) return { fault: 'pdf_broken' };
  try {
    const document = await PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: false });
    if (document.isEncrypted) return { fault: 'pdf_encrypted' };
    const pageCount = document.getPageCount();
    if (pageCount > SHEET_PAGES) return { fault: 'pdf_too_long' };
    return pageCount > 0 && pagesAreSane(document) ? { pageCount } : { fault: 'pdf_broken' };
  } catch (error) {
    return { fault: error instanceof EncryptedPDFError ? 'pdf_encrypted' : 'pdf_broken' };
  }
}
