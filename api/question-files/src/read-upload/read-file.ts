import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { QuestionFileRecord, UploadCategory, UploadDefaults, UploadEncoding, UploadKind, UploadPlace } from '@api/contract';
import { questionFileRecordSchema, UPLOAD_ENCODINGS } from '@api/contract';
import { type ExchangeItem, ExchangeRefused } from '../exchange-format.ts';
import { exchangeFormats } from '../formats.ts';
import { declaresEncoding } from '../source/decode-text.ts';
import { CLUTTER, isArchive, openArchive, startOfEntry, unpack } from './archive.ts';
import { AssumedFields } from './assumed-fields.ts';
import { CategoryPlaces, FoundCategories } from './categories.ts';
import { csvRows } from './csv-rows.ts';
import { findEncoding } from './encoding.ts';
import { ImageFolder, placeImages, takeImages } from './image-folder.ts';
import { refuseOtherSystem, refuseOtherXml } from './other-systems.ts';
import { IMAGES, ITEMS, type ReadItem, type ReadRowCells, ROWS } from './read-items.ts';
import { columnOf, REQUIRED, readHead, readRow, type TableRow } from './table.ts';
import { xlsxRows } from './xlsx-rows.ts';

export interface ReadRequest {
  kind: UploadKind;
  file: { path: string; name: string };
  images: string | null;
  defaults: UploadDefaults;
  places: readonly UploadPlace[];
  /** What staff say that a text file is written in. */
  encoding?: UploadEncoding | undefined;
  /** Where the results go; empty. */
  folder: string;
}

/** The result of reading. If `refused` is not null there is nothing else. */
export interface ReadResult {
  format: string;
  refused: string | null;
  /** Items that have a record or a fault. */
  items: number;
  /** The head of a table as in the file. */
  head: readonly string[] | null;
  /** The categories of another system's file. */
  categories: readonly UploadCategory[];
}

const MOST_ITEMS = 200_000;
/** Faulty items after which a file with more of them than good ones is not read to its end. */
const MOST_FAULTY = 2_000;
const TABLE_NAME = /\.(?:csv|tsv|txt|xlsx)$/i;
/** Files of other systems, and our own, as they lie beside their images. QTI has its own packages. */
const FOREIGN_NAME = /\.(?:xml|gift|jsonl)$/i;
const PACKAGE = /(?:^|\/)imsmanifest\.xml$/i;

/** Writes items as they come; waits where the disk is slower. */
class Spool {
  readonly #items;
  readonly #rows;
  #line = 0;
  #lastFaulty = 0;
  #faulty = 0;
  #taken = 0;
  items = 0;

  constructor(folder: string) {
    this.#items = createWriteStream(join(folder, ITEMS));
    this.#rows = createWriteStream(join(folder, ROWS));
  }

  get line(): number {
    return this.#line;
  }

  next(): number {
    this.items += 1;
    if (this.items > MOST_ITEMS) throw new ExchangeRefused(`A file may have ${MOST_ITEMS.toLocaleString('en')} rows at most`);
    this.#line += 1;
    return this.#line;
  }

  /** @throws ExchangeRefused for one faulty item too many. */
  async add(item: ReadItem): Promise<void> {
    if ('record' in item) this.#taken += 1;
    if ('fault' in item && item.line !== this.#lastFaulty) {
      this.#lastFaulty = item.line;
      this.#faulty += 1;
      if (this.#faulty > MOST_FAULTY && this.#faulty > this.#taken) {
        const { row = item.line, column = '' } = item.place;
        const where = [`row ${row.toLocaleString('en')}`, column].filter((one) => one !== '').join(', ');
        throw new ExchangeRefused(
          `More than ${MOST_FAULTY.toLocaleString('en')} rows or questions cannot be read. Mend their kind first: ${where}: ${item.fault}`,
        );
      }
    }
    if (!this.#items.write(`${JSON.stringify(item)}\n`)) await once(this.#items, 'drain');
  }

  async addRow(row: ReadRowCells): Promise<void> {
    if (!this.#rows.write(`${JSON.stringify(row)}\n`)) await once(this.#rows, 'drain');
  }

  async end(): Promise<void> {
    for (const stream of [this.#items, this.#rows]) {
      stream.end();
      await once(stream, 'finish');
    }
  }
}

interface Results {
  spool: Spool;
  basket: ImageFolder;
}

const leftOutOf =
  (spool: Spool) =>
  (item: string, leftOut: string): Promise<void> =>
    spool.add({ line: 0, place: { item }, leftOut });

async function startOf(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4_096), 0, 4_096, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/**
 * The table or file of questions within an archive, unpacked; the archive's images go into the basket. Null for an archive with neither, and for a
 * package of QTI, whose reader moves about in it.
 */
async function unpackOne(
  path: string,
  { folder, basket, spool }: Results & { folder: string },
  isPackaged: (start: Uint8Array) => boolean,
): Promise<{ path: string; name: string } | null> {
  const { zip, entries } = await openArchive(path);
  try {
    refuseOtherSystem(
      new Uint8Array(),
      entries.map(({ fileName }) => fileName),
    );
    if (entries.some(({ fileName }) => PACKAGE.test(fileName))) return null;
    const named = (name: RegExp) => entries.filter(({ fileName }) => name.test(fileName) && !CLUTTER.test(fileName));
    const tables = named(TABLE_NAME);
    const found = tables.length > 0 ? tables : named(FOREIGN_NAME);
    const [file] = found;
    if (!file) return null;
    const to = join(folder, 'unpacked');
    await unpack(zip, file, to);
    if (isPackaged(await startOf(to))) return null;
    if (found.length > 1)
      throw new ExchangeRefused('The archive holds several tables or files of questions. Upload them one by one');
    await takeImages(path, basket, { isOther: (name) => name === file.fileName, leftOut: leftOutOf(spool) });
    return { path: to, name: basename(file.fileName) };
  } finally {
    zip.close();
  }
}

/** Whether an archive is a workbook. @throws ExchangeRefused for one whose text declares entities: no program writes such. */
async function isWorkbook(path: string, start: Uint8Array): Promise<boolean> {
  if (!isArchive(start)) return false;
  const { zip, entries } = await openArchive(path);
  try {
    if (!entries.some(({ fileName }) => fileName === 'xl/workbook.xml')) return false;
    for (const entry of entries.filter(({ fileName }) => /^xl\/.*\.xml$/.test(fileName))) {
      if (/<!DOCTYPE/i.test(await startOfEntry(zip, entry)))
        throw new ExchangeRefused('The workbook declares entities, which no spreadsheet program does. Save it again');
    }
    return true;
  } finally {
    zip.close();
  }
}

const OLD_WORKBOOK = 'This is an old or locked workbook. Save it as "Excel workbook (.xlsx)" without a password';
const OLD_DOCUMENT = 'This is an old Word or PowerPoint document. Copy its questions into the template';

/** Old workbooks have another format, and so have password-protected ones. */
const isOldWorkbook = (start: Uint8Array) => start[0] === 0xd0 && start[1] === 0xcf && start[2] === 0x11;

/** A record for the importer, or its faults by field path. */
function checkRecord(
  source: Record<string, unknown>,
  basket: ImageFolder,
): { record: QuestionFileRecord } | { faults: { path: string; message: string }[] } {
  const { record, faults } = placeImages(source, basket);
  const result = questionFileRecordSchema.safeParse(record);
  if (result.success) return faults.length > 0 ? { faults } : { record: result.data };
  const found = result.error.issues.map((issue) => ({
    path: issue.path.join('.'),
    message: wordsOf(issue as Parameters<typeof wordsOf>[0]),
  }));
  return { faults: [...faults, ...found] };
}

/** What is asked of a field, for the author of the file. */
function wordsOf({ code, message, values = [] }: { code?: string; message: string; values?: readonly unknown[] }): string {
  if (code === 'invalid_value' && values.length > 1) return `Write one of: ${values.join(', ')}`;
  return code === 'invalid_type' && /received undefined/.test(message) ? REQUIRED : message;
}

const withDefaults = (record: Record<string, unknown>, defaults: UploadDefaults): Record<string, unknown> => {
  if (record.record !== 'question') return record;
  // A topic belongs to a subject: defaults count only where both are missing.
  const { subject, topic, ...rest } = defaults;
  const place = record.subject === undefined && record.topic === undefined ? { subject, topic } : { subject };
  const given = Object.entries({ ...rest, ...place }).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(given), ...record };
};

async function readTable(
  rows: AsyncIterable<TableRow>,
  { kind, defaults }: ReadRequest,
  { spool, basket }: Results,
): Promise<string[]> {
  let head: ReturnType<typeof readHead> | null = null;
  let names: string[] = [];
  const unnamed = new Set<number>();
  for await (const row of rows) {
    if (!head) {
      if (row.cells.every((cell) => cell.trim() === '')) continue;
      head = readHead(kind, row.cells);
      names = [...row.cells];
      for (const [index, name] of head.names.entries()) if (name === '') unnamed.add(index);
      for (const unknown of head.unknown)
        await spool.add({ line: 0, place: { row: row.row, column: unknown }, leftOut: 'No column of this name is known' });
      continue;
    }
    const read = readRow(kind, head, row);
    if (!read) continue;
    for (const index of unnamed) {
      if (!row.cells[index]?.trim()) continue;
      unnamed.delete(index);
      await spool.add({
        line: 0,
        place: { row: row.row },
        leftOut: `Column ${index + 1} has no name in the first row and is not read`,
      });
    }
    spool.next();
    const line = read.row;
    const item = String(read.record.id ?? read.record.slug ?? '');
    const checked = checkRecord(withDefaults(read.record, defaults), basket);
    const named = read.faults.map(({ column }) => column);
    const issues =
      'faults' in checked ? checked.faults.map(({ path, message }) => ({ column: columnOf(kind, path), message })) : [];
    const faults = [...read.faults, ...issues.filter(({ column }) => !named.includes(column))];
    const place = { row: read.row, ...(item && { item: item.slice(0, 200) }) };
    for (const { column, message } of faults) await spool.add({ line, place: { ...place, column }, fault: message });
    for (const { column, message } of read.notes) await spool.add({ line, place: { ...place, column }, leftOut: message });
    if (faults.length === 0 && 'record' in checked) await spool.add({ line, place, record: checked.record });
    await spool.addRow({ line, cells: row.cells });
  }
  if (!head) throw new ExchangeRefused('The file is empty');
  return names;
}

/** The faults of a record, field by field; a category without a topic counts as one. */
function lacksOf(faults: readonly { path: string; message: string }[], category: readonly string[] | undefined) {
  const isPlace = ({ path }: { path: string }) => path === 'subject' || path === 'topic';
  const named = faults.map(({ path, message }) => ({ column: path, message }));
  if (!category || !faults.some(isPlace)) return named;
  const message = `No topic is chosen for “${category.join(' / ')}”`;
  return [{ column: 'category', message }, ...named.filter(({ column }) => !isPlace({ path: column }))];
}

type Categorised = Record<string, unknown> & { category?: readonly string[] };
/** For questions of other systems without one, so that staff can choose their topic. */
const NO_CATEGORY = ['Questions without a category'];

/** Items of a file that is no table; the faults of a record are listed field by field. `assumed`: of a format that lacks some of our fields. */
async function readForeign(
  items: AsyncIterable<ExchangeItem>,
  { defaults, places }: ReadRequest,
  { spool, basket }: Results,
  assumed: AssumedFields | null,
): Promise<UploadCategory[]> {
  const known = new CategoryPlaces(places);
  const found = new FoundCategories();
  let isEmpty = true;
  for await (const item of items) {
    isEmpty = false;
    const { place } = item;
    if ('leftOut' in item) await spool.add({ line: spool.line, place, leftOut: item.leftOut });
    else if ('fault' in item) await spool.add({ line: spool.next(), place, fault: item.fault });
    else {
      const line = spool.next();
      const { category = assumed ? NO_CATEGORY : undefined, ...own } = item.record as Categorised;
      const given = withDefaults(own, { ...defaults, ...(category && known.of(category)) });
      const record = assumed?.fill(given) ?? given;
      if (category) found.add(category, record.topic !== undefined);
      const checked = checkRecord(record, basket);
      if ('record' in checked) {
        await spool.add({ line, place, record: checked.record });
        continue;
      }
      const placed = checkRecord({ ...record, subject: 'any', topic: 'any' }, basket);
      const unplaced = 'record' in placed ? { unplaced: placed.record } : {};
      for (const { column, message } of lacksOf(checked.faults, category))
        await spool.add({ line, place: { ...place, column }, fault: message, ...unplaced });
    }
  }
  if (isEmpty) throw new ExchangeRefused('There is no question in this file');
  for (const { column, message } of assumed?.notes ?? []) await spool.add({ line: 0, place: { column }, leftOut: message });
  return found.all;
}

/** The encoding of a text file: as chosen by staff, else as detected, with a note if it is only likely. */
async function encodingOf(stream: () => AsyncIterable<Uint8Array>, request: ReadRequest, spool: Spool): Promise<UploadEncoding> {
  if (request.encoding) return request.encoding;
  const { encoding, sure } = await findEncoding(stream);
  const leftOut = `The encoding is not sure: read as ${UPLOAD_ENCODINGS[encoding]}. Choose another one if letters look wrong`;
  if (!sure) await spool.add({ line: 0, place: { column: 'encoding' }, leftOut });
  return encoding;
}

async function read(
  request: ReadRequest,
  spool: Spool,
  basket: ImageFolder,
): Promise<Pick<ReadResult, 'format' | 'head' | 'categories'>> {
  const { kind, folder } = request;
  let { file } = request;
  let start = await startOf(file.path);
  if (start.length === 0) throw new ExchangeRefused('The file is empty');
  if (isOldWorkbook(start)) throw new ExchangeRefused(/\.(?:doc|ppt)$/i.test(file.name) ? OLD_DOCUMENT : OLD_WORKBOOK);
  refuseOtherSystem(start, []);
  if (request.images) await takeImages(request.images, basket, { isOther: () => false, leftOut: leftOutOf(spool) });
  const foreign = () => (kind === 'questions' ? exchangeFormats.find((format) => format.recognise(start, file.name)) : undefined);
  let workbook = await isWorkbook(file.path, start);
  const isPackaged = (first: Uint8Array) =>
    exchangeFormats.some((format) => format.name.startsWith('qti') && format.recognise(first, ''));
  const found = !workbook && isArchive(start) ? await unpackOne(file.path, { folder, basket, spool }, isPackaged) : null;
  if (found) {
    file = found;
    start = await startOf(file.path);
    workbook = await isWorkbook(file.path, start);
  }
  const format = workbook ? undefined : foreign();
  if (!workbook && !format && isArchive(start)) throw new ExchangeRefused('The archive holds no table');
  if (!workbook && !format) refuseOtherXml(start);
  const stream = () => createReadStream(file.path);
  if (format) {
    const { size: bytes } = await stat(file.path);
    const assumed = format.name === 'question-file' ? null : new AssumedFields();
    const isXml = format.name === 'moodle-xml' || (format.name.startsWith('qti') && !isArchive(start));
    const isFound = format.name === 'gift' || (isXml && !declaresEncoding(start));
    const encoding = isFound ? await encodingOf(stream, request, spool) : request.encoding;
    const items = format.read({ ...file, bytes, stream, ...(encoding && { encoding }) }, { images: basket });
    const categories = await readForeign(items, request, { spool, basket }, assumed);
    return { format: format.title, head: null, categories };
  }
  const otherSheet = (sheet: string) =>
    spool.add({ line: 0, place: { item: sheet }, leftOut: `The sheet ${sheet} is not read. Save it as a file of its own` });
  // Found before the file is opened: an unread stream would outlive its folder.
  const encoding = workbook ? null : await encodingOf(stream, request, spool);
  const rows = encoding ? csvRows(stream(), encoding) : xlsxRows(file.path, otherSheet);
  return { format: workbook ? 'XLSX' : 'CSV', head: await readTable(rows, request, { spool, basket }), categories: [] };
}

/** Reads an upload into `items.jsonl` with images beside it. Runs in a separate process with limits. */
export async function readUploadedFile(request: ReadRequest): Promise<ReadResult> {
  const images = join(request.folder, 'images');
  await mkdir(images, { recursive: true });
  const spool = new Spool(request.folder);
  const basket = new ImageFolder(images);
  try {
    const { format, head, categories } = await read(request, spool, basket);
    await spool.end();
    await writeFile(join(request.folder, IMAGES), JSON.stringify([...basket.files]));
    return { format, refused: null, items: spool.items, head, categories };
  } catch (error) {
    await spool.end();
    if (!(error instanceof Error) || error.name !== 'ExchangeRefused') throw error;
    return { format: '', refused: error.message, items: spool.items, head: null, categories: [] };
  }
}
