import { deflateSync } from 'node:zlib';
import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { blankPdf } from '../../../../../test/answer-sheets.ts';
import { circularPdf, doublingPdf, pdfOfSmallObjects } from '../../../../../test/attack-files.ts';
import { pagesOf } from '../../../../../test/read-pdf.ts';
import { inspectSheet } from './inspect-sheet.ts';

const packed = deflateSync(Buffer.alloc(9 * 1_048_576), { level: 1 });
/** A small PDF whose table of objects unpacks to 9 MB. */
function bomb(dictionary = '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode'): Buffer {
  const head = Buffer.from(`%PDF-1.7\n1 0 obj\n<< ${dictionary} /Length ${packed.length} >>\nstream\n`, 'latin1');
  return Buffer.concat([head, packed, Buffer.from('\nendstream\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF')]);
}

async function encrypted(userPassword: string): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.addPage().drawText('My working');
  document.encrypt({ userPassword, ownerPassword: 'owner' });
  return document.save();
}

test('a PDF that only restricts printing is taken, without the restriction', async () => {
  const inspection = await inspectSheet(await encrypted(''));
  expect(inspection).toMatchObject({ pageCount: 1 });
  const cleaned = 'cleaned' in inspection && inspection.cleaned;
  if (!cleaned) throw new Error('It is stored as it was sent');
  expect((await PDFDocument.load(cleaned)).isEncrypted).toBe(false);
  expect(await pagesOf(cleaned)).toEqual(['My working']);
});

test.each([false, true])('a PDF is taken whether or not its objects are packed: %s', async (objectStreams) => {
  expect(await inspectSheet(await blankPdf(3, objectStreams))).toMatchObject({ pageCount: 3 });
});

test.each<[string, () => Promise<Uint8Array> | Uint8Array, string]>([
  ['a page of HTML with a PDF inside', () => Buffer.from('<html>%PDF-1.7'), 'not_a_pdf'],
  ['an empty file', () => Buffer.alloc(0), 'not_a_pdf'],
  ['nonsense after the right beginning', () => Buffer.from('%PDF-1.7\nnonsense'), 'pdf_broken'],
  ['a PDF without pages', async () => (await PDFDocument.create()).save({ addDefaultPage: false }), 'pdf_broken'],
  ['one that needs a password', () => encrypted('secret'), 'pdf_encrypted'],
  ['one of 101 pages', () => blankPdf(101), 'pdf_too_long'],
  ['a bomb', () => bomb(), 'pdf_too_complex'],
  ['a bomb under an escaped name', () => bomb('/Type /Obj#53tm /N 1 /First 4 /Filter /Flate#44ecode'), 'pdf_too_complex'],
  ['a bomb packed twice', () => bomb('/Type /ObjStm /N 1 /First 4 /Filter [/FlateDecode /FlateDecode]'), 'pdf_too_complex'],
  ['one with two thousand million pages in 2 KB', () => doublingPdf(), 'pdf_broken'],
  ['one whose pages go round in circles', () => circularPdf(), 'pdf_broken'],
  ['too many small objects', () => pdfOfSmallObjects(8 * 1_048_576), 'pdf_too_complex'],
])('%s is refused', async (_what, make, fault) => {
  expect(await inspectSheet(await make())).toEqual({ fault });
});
