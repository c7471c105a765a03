import { inflateSync } from 'node:zlib';
import { SHEET_PAGES } from '@api/contract';
import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFInvalidObject,
  PDFName,
  type PDFObject,
  PDFPageLeaf,
  PDFPageTree,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib';
import type { SheetFault } from '../grading.errors.ts';

/** Nodes above the pages: some ten hold the hundred pages of a sheet. */
const MOST_NODES = 1_000;

/** Refuses repeated nodes: 31 that name the next one twice make two thousand million pages. ISO 32000-2, 7.7.3. */
function checkPageTree(document: PDFDocument, maxPages: number): 'sound' | 'broken' | 'too_many_pages' {
  const seen = new Set<PDFPageTree>();
  const open: PDFPageTree[] = [document.catalog.Pages()];
  let pages = 0;
  for (let node = open.pop(); node; node = open.pop()) {
    if (seen.has(node) || seen.size === MOST_NODES) return 'broken';
    seen.add(node);
    const kids = node.lookup(PDFName.of('Kids'), PDFArray);
    for (let index = 0; index < kids.size(); index += 1) {
      const kid = kids.lookup(index);
      if (kid instanceof PDFPageLeaf) pages += 1;
      else if (kid instanceof PDFPageTree) open.push(kid);
      if (pages > maxPages) return 'too_many_pages';
      if (open.length > MOST_NODES) return 'broken';
    }
  }
  return 'sound';
}

/** Actions that run code, start programs, or send something somewhere. ISO 32000-2, 12.6.4. */
const ACTIONS = new Set(['JavaScript', 'Launch', 'SubmitForm', 'ImportData', 'GoToE', 'Rendition', 'RichMediaExecute']);

/** Entries with scripts, automatic actions, XFA forms and embedded files. */
const ENTRIES = ['AA', 'JS', 'JavaScript', 'XFA', 'AF', 'EF', 'EmbeddedFiles', 'RichMediaContent', 'RichMediaSettings', '3DD'];

/** Embedded files, and programs for 3D scenes. */
const STREAMS = new Set(['EmbeddedFile', '3D']);

const nameIn = (dictionary: PDFDict, entry: string) => {
  const value = dictionary.get(PDFName.of(entry));
  return value instanceof PDFName ? value.decodeText() : undefined;
};

/** Takes out of one dictionary what could do something; whether there was anything. */
function cleanDictionary(dictionary: PDFDict): boolean {
  let found = false;
  for (const entry of ENTRIES) found = dictionary.delete(PDFName.of(entry)) || found;
  if (!ACTIONS.has(nameIn(dictionary, 'S') ?? '')) return found;
  for (const key of dictionary.keys()) dictionary.delete(key);
  return true;
}

/** All that an object holds itself, without following references: those are objects of their own. */
function cleanWithin(object: PDFObject): boolean {
  let found = false;
  const open = [object];
  for (let each = open.pop(); each; each = open.pop()) {
    if (each instanceof PDFStream) open.push(each.dict);
    else if (each instanceof PDFArray) open.push(...each.asArray());
    else if (each instanceof PDFDict) {
      found = cleanDictionary(each) || found;
      open.push(...each.values());
    }
  }
  return found;
}

/**
 * Removes scripts, actions that reach beyond the document, and embedded files from a PDF that others will open. Returns
 * whether there were any. The pages look the same.
 */
function removeActiveContent(document: PDFDocument): boolean {
  let found = false;
  for (const [ref, object] of document.context.enumerateIndirectObjects()) {
    const isFile = object instanceof PDFStream && STREAMS.has(nameIn(object.dict, 'Type') ?? '');
    if (isFile && ref instanceof PDFRef) found = document.context.delete(ref) || found;
    else found = cleanWithin(object) || found;
  }
  return found;
}

/** Forgets how a decrypted document was encrypted; its old table of objects, which names that, is read as an invalid object. */
function removeLock({ context }: PDFDocument): void {
  delete context.trailerInfo.Encrypt;
  for (const [ref, object] of context.enumerateIndirectObjects()) if (object instanceof PDFInvalidObject) context.delete(ref);
}

export type Inspection =
  | {
      pageCount: number;
      /** The same sheet without scripts, embedded files and restrictions; absent if it has none and is stored as it was sent. */
      cleaned?: Uint8Array;
    }
  | { fault: SheetFault };

/** ISO 32000-2, 7.5.2; a byte order mark or blanks may precede. */
const HEADER = /^(?:\u00ef\u00bb\u00bf)?\s{0,16}%PDF-[12]\.\d/;

/**
 * Limit of the parts of a PDF that become objects in memory, unpacked: all but the contents of its streams. A scan of
 * 100 pages has some kilobytes of it, a long tagged text some hundred. One byte may become 70.
 */
const MOST_OBJECT_BYTES = 8 * 1_048_576;

/** `#53` is `S`. ISO 32000-2, 7.3.5. */
const plainNames = (dictionary: string) =>
  dictionary.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** The text of the object before a stream, as far as it matters. */
const dictionaryBefore = (bytes: Buffer, at: number) =>
  plainNames(
    bytes
      .toString('latin1', Math.max(0, at - 2_000), at)
      .split('obj')
      .at(-1) ?? '',
  );

/** The unpacked size of an object or cross-reference stream; more than `most` if it is larger or unknown. */
function unpackedSize(bytes: Buffer, from: number, filters: readonly string[], most: number): number {
  if (filters.length > 1 || filters[0] !== '/FlateDecode') return most + 1;
  let start = from;
  while (bytes[start] === 13 || bytes[start] === 10) start += 1;
  try {
    return inflateSync(bytes.subarray(start), { maxOutputLength: most + 1, finishFlush: 2 }).length;
  } catch (error) {
    // Damage is for the parser to judge.
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? most + 1 : 0;
  }
}

/**
 * Whether the parts that a reader loads before it knows a document are within bounds: objects outside of streams, and
 * those in object and cross-reference streams. A small file could otherwise fill the memory of its reader.
 */
function objectsAreBounded(bytes: Buffer): boolean {
  let size = 0;
  let outsideFrom = 0;
  for (let at = bytes.indexOf('stream'); at !== -1; ) {
    const content = at + 6;
    const end = bytes.indexOf('endstream', content);
    const dictionary = dictionaryBefore(bytes, at);
    size += at - outsideFrom;
    if (/\/(?:ObjStm|XRef)\b/.test(dictionary)) {
      const filters = dictionary.match(/\/(?:[A-Za-z0-9]+Decode|Fl|LZW|RL|AHx|A85)\b/g) ?? [];
      if (filters.length === 0) size += Math.max(0, end - content);
      else size += unpackedSize(bytes, content, filters, Math.max(0, MOST_OBJECT_BYTES - size));
    }
    if (size > MOST_OBJECT_BYTES) return false;
    // Without an end the parser reads on.
    outsideFrom = end === -1 ? content : end + 9;
    at = bytes.indexOf('stream', outsideFrom);
  }
  return size + (bytes.length - outsideFrom) <= MOST_OBJECT_BYTES;
}

/** Whether a file contains earlier revisions, in which readers may see another document than the one inspected. */
const hasEarlierStates = (bytes: Buffer) => bytes.indexOf('startxref') !== bytes.lastIndexOf('startxref');

/** Every page has an area that can be drawn on. */
function pagesAreSane(document: PDFDocument): boolean {
  return document.getPages().every((page) => {
    const { width, height } = page.getCropBox();
    return width >= 1 && height >= 1 && width <= 20_000 && height <= 20_000;
  });
}

/** Says by its content alone whether a file is a PDF that can be graded. Heavy on the processor: runs in a separate process. */
export async function inspectSheet(sent: Uint8Array): Promise<Inspection> {
  const bytes = Buffer.from(sent.buffer, sent.byteOffset, sent.byteLength);
  if (!HEADER.test(bytes.toString('latin1', 0, 64))) return { fault: 'not_a_pdf' };
  if (!objectsAreBounded(bytes)) return { fault: 'pdf_too_complex' };
  const isLocked = bytes.includes('/Encrypt');
  try {
    // One that only restricts printing or copying opens with an empty password.
    const document = await PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: false, password: '' });
    if (isLocked) removeLock(document);
    const tree = checkPageTree(document, SHEET_PAGES);
    if (tree === 'too_many_pages') return { fault: 'pdf_too_long' };
    const pageCount = tree === 'sound' ? document.getPageCount() : 0;
    if (pageCount === 0 || !pagesAreSane(document)) return { fault: 'pdf_broken' };
    const isActive = removeActiveContent(document);
    return isActive || isLocked || hasEarlierStates(bytes) ? { pageCount, cleaned: await document.save() } : { pageCount };
  } catch {
    return { fault: isLocked ? 'pdf_encrypted' : 'pdf_broken' };
  }
}
