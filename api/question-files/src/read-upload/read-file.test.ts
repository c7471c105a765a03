import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { UploadKind } from '@api/contract';
import { writeXlsx } from 'hucre/xlsx';
import { afterAll, describe, expect, test } from 'vitest';
import { openPromise } from 'yauzl';
import { ZipFile } from 'yazl';
import { readUpload } from './testing/read-upload.ts';

const folder = await mkdtemp(join(tmpdir(), 'read-file-test-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
/** Reads a file with these bytes, and the items that it produced. */
const read = (kind: UploadKind, name: string, bytes: Buffer | string, images: Buffer | null = null) =>
  readUpload({ kind, name, bytes, images });

async function zip(entries: Record<string, Buffer>): Promise<Buffer> {
  const archive = new ZipFile();
  for (const [path, bytes] of Object.entries(entries)) archive.addBuffer(bytes, path);
  archive.end();
  const path = join(folder, 'made.zip');
  await pipeline(archive.outputStream, createWriteStream(path));
  return readFile(path);
}

describe('of every kind of table', () => {
  const utf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
  const plain = (delimiter: string, end: string) =>
    [
      ['slug', 'name', 'audience'],
      ['biology', 'Größe – x', 'staff'],
    ]
      .map((cells) => cells.join(delimiter))
      .join(end);

  test.each<[string, Buffer]>([
    ['commas and line feeds', Buffer.from(`${plain(',', '\n')}\n`)],
    ['a byte order mark and Windows line ends', Buffer.from(`\uFEFF${plain(';', '\r\n')}\r\n`)],
    ['semicolons', Buffer.from(plain(';', '\n'))],
    ['tabs', Buffer.from(plain('\t', '\n'))],
    ['a line that says the delimiter', Buffer.from(`sep=;\r\n${plain(';', '\r\n')}`)],
    ['UTF-16 with a mark', utf16(plain(';', '\r\n'))],
    ['UTF-16 without one', utf16(plain(';', '\n')).subarray(2)],
    ['Windows-1252', Buffer.from(plain(';', '\r\n').replace('–', '\u0096'), 'latin1')],
  ])('one with %s is read', async (_name, bytes) => {
    const { result, items } = await read('subjects', 's.csv', bytes);
    expect(result).toMatchObject({ format: 'CSV', refused: null, items: 1, head: ['slug', 'name', 'audience'] });
    const records = items.filter((item) => 'record' in item);
    expect(records).toMatchObject([{ record: { slug: 'biology', name: 'Größe – x', audience: 'staff' } }]);
  });

  test('a number of a workbook is read as it is seen, and one that has lost digits is a fault', async () => {
    const rows = [
      ['subject', 'slug', 'number', 'name'],
      ['math-aa-sl', 'decimals', 9.1, 'Decimals'],
      ['math-aa-sl', 'whole', 9, 'Whole'],
    ];
    const bytes = Buffer.from(await writeXlsx({ sheets: [{ name: 'Topics', rows }] }));
    const { result, items } = await read('topics', 'topics.xlsx', bytes);
    expect(result.format).toBe('XLSX');
    expect(items).toMatchObject([{ place: { row: 2, column: 'number' } }, { record: { slug: 'whole', number: '9' } }]);
  });

  test.each<[string, () => Promise<Buffer> | Buffer | string, RegExp, string?]>([
    ['nothing at all', () => '', /empty/],
    ['only a head of other words', () => 'a,b,c\n1,2,3\n', /first row must name the columns/],
    ['a head without what must be there', () => 'id,marks\nx,1\n', /missing in the first row: text/],
    ['a column twice', () => 'id,text,id\nx,y,z\n', /id is there twice/],
    ['an open quotation mark', () => 'id,text\nx,"never closed\n', /quotation mark is opened and never closed/i],
    ['a quotation mark within', () => 'id,text\nx,a "b" c\n', /quotation mark is misplaced/],
    ['bytes of no encoding', () => Buffer.from([...Buffer.from('id,text\nx,'), 0x81, 0xfd, 0x8d]), /encoding/],
    ['a program', () => Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 0, 0, 0, 9, 0, 1]), /not a table of text/],
    ['an old workbook', () => Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), /old or locked workbook/, 'a.xls'],
    ['a damaged archive', () => Buffer.from('PK\u0003\u0004 and nothing more'), /damaged/],
    [
      'a damaged workbook',
      () => zip({ 'xl/workbook.xml': Buffer.from('<workbook'), '[Content_Types].xml': Buffer.from('x') }),
      /workbook is damaged/,
    ],
    ['an archive without a table', () => zip({ 'a.png': Buffer.from('x') }), /holds no table/],
    [
      'a bomb',
      () => zip({ 'xl/workbook.xml': Buffer.from('x'), 'xl/worksheets/sheet1.xml': Buffer.alloc(60_000_000, 97) }),
      /far too large/,
    ],
    ['a row without end', () => `id,text\nx,"${'y'.repeat(3_000_000)}"\n`, /more than 2 MB|quotation/],
  ])('%s is refused in words', async (_name, make, words, name = 'questions.csv') => {
    const { result, items } = await read('questions', name, await make());
    expect(result.refused).toMatch(words);
    expect(items).toEqual([]);
  });

  test.each([
    ['', 4],
    ['sep=,\n', 5],
  ])('empty lines count where a row is named: %j', async (before, row) => {
    const { items } = await read('topics', 'topics.csv', `${before}subject,slug,number,name\n\n\nmath-aa-sl,x\n`);
    expect(items[0]).toMatchObject({ place: { row, column: 'number' } });
  });

  test('a file with more than two thousand faulty rows is not read to its end', async () => {
    const head = 'subject,slug,number,name\n';
    const bad = (await read('topics', 'topics.csv', head + 'x\n'.repeat(2_001))).result;
    expect(bad.refused).toMatch(/More than 2,000 rows .* row 2,002, slug: Write something here/);
    expect((await read('topics', 'topics.csv', head + 'x\n'.repeat(2_000))).result).toMatchObject({
      refused: null,
      items: 2_000,
    });
  });

  test('a workbook whose text refers to itself ten times over is refused', async () => {
    const bomb = `<?xml version="1.0"?><!DOCTYPE w [<!ENTITY a "aaaaaaaaaa">${'bcdefgh'
      .split('')
      .map((name, index) => `<!ENTITY ${name} "${`&${'abcdefgh'[index]};`.repeat(10)}">`)
      .join('')}]>`;
    const rows = [
      ['id', 'text'],
      ['entity-1', 'x'],
    ];
    const path = join(folder, 'good.xlsx');
    await writeFile(path, await writeXlsx({ sheets: [{ name: 'Q', rows }] }));
    const opened = await openPromise(path);
    const entries: Record<string, Buffer> = {};
    for await (const entry of opened.eachEntry()) {
      const parts: Buffer[] = [];
      for await (const chunk of await opened.openReadStreamPromise(entry)) parts.push(chunk as Buffer);
      entries[entry.fileName] = Buffer.concat(parts);
    }
    const sheet = Object.keys(entries).find((name) => /worksheets\/sheet1\.xml$/.test(name)) ?? '';
    const xml = String(entries[sheet]).replace(/^<\?xml[^>]*\?>/, bomb);
    entries[sheet] = Buffer.from(xml.replace('entity-1', '&h;'));
    expect((await read('questions', 'q.xlsx', await zip(entries))).result.refused).toMatch(/declares entities/);
  });

  test('an archive of images whose paths lead out of it is refused', async () => {
    const bytes = (await zip({ 'aa/aa/one.png': Buffer.from('x') })).toString('latin1');
    const evil = Buffer.from(bytes.replaceAll('aa/aa/one.png', '../../one.png'), 'latin1');
    const { result } = await read('questions', 'questions.csv', 'id,text\nx,y\n', evil);
    expect(result.refused).toMatch(/lead out of it/);
  });
});

describe('images of an archive', () => {
  const [red, blue] = [Buffer.from('red'), Buffer.from('blue')];
  const archive = (table: string) => zip({ 't/table.csv': Buffer.from(table), 't/a/graph.png': red, 't/b/graph.png': blue });
  const defaults = {
    subject: 'math-aa-sl',
    topic: 'logarithms',
    difficulty: 'Easy',
    level: 'SL',
    calculator_allowed: false,
  } as const;
  const readTable = async (images: string) =>
    readUpload({ name: 'a.zip', bytes: await archive(`id,marks,text,images\nk1,1,See,${images}\n`), defaults });

  test.each([
    ['a/graph.png', 't/a/graph.png'],
    ['b/graph.png', 't/b/graph.png'],
    ['b\\graph.png', 't/b/graph.png'],
  ])('%s is the one in its folder', async (written, file) => {
    const { questions, notes } = await readTable(written);
    expect(questions[0]?.images).toMatchObject([{ file }]);
    expect(notes).toEqual([]);
  });

  test('a name that two have is a fault which says how to write it', async () => {
    const { questions, items } = await readTable('graph.png');
    expect(questions).toEqual([]);
    expect(items).toMatchObject([
      {
        place: { row: 2, column: 'images' },
        fault: 'Several images are called graph.png. Write the folder as well: t/a/graph.png',
      },
    ]);
  });
});
