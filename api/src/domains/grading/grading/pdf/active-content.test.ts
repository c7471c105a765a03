import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { describe, expect, test } from 'vitest';
import { blankPdf } from '../../../../../test/answer-sheets.ts';
import { inspectSheet } from './inspect-sheet.ts';

type Arm = (document: PDFDocument) => unknown;

async function sheetWith(arm: Arm): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.addPage([595, 842]).drawText('My answer');
  await arm(document);
  return document.save();
}

/** Every object of a PDF in the clear. */
async function inTheClear(bytes: Uint8Array): Promise<string> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  return Buffer.from(await document.save({ useObjectStreams: false })).toString('latin1');
}

const action = (document: PDFDocument, entries: Record<string, string>) => {
  const dictionary = document.context.obj({ Type: 'Action' });
  for (const [key, value] of Object.entries(entries)) {
    dictionary.set(PDFName.of(key), key === 'S' ? PDFName.of(value) : PDFString.of(value));
  }
  return dictionary;
};
const onCatalog = (entry: string, entries: Record<string, string>) => (document: PDFDocument) =>
  document.catalog.set(PDFName.of(entry), document.context.register(action(document, entries)));
const onPage = (entry: string, entries: Record<string, string>) => (document: PDFDocument) =>
  document.getPage(0).node.set(PDFName.of(entry), document.context.obj({ O: action(document, entries) }));
const linkTo = (entries: Record<string, string>) => (document: PDFDocument) => {
  const link = document.context.obj({ Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 9, 9], A: action(document, entries) });
  document.getPage(0).node.set(PDFName.of('Annots'), document.context.obj([link]));
};

describe('out of a sheet is taken', () => {
  test.each<[string, Arm]>([
    ['a script of the document', (document) => document.addJavaScript('greet', 'app.alert("evil")')],
    ['a script that runs when it is opened', onCatalog('OpenAction', { S: 'JavaScript', JS: 'evil()' })],
    ['a script of a page', onPage('AA', { S: 'JavaScript', JS: 'evil()' })],
    ['a program that a link starts', linkTo({ S: 'Launch', F: 'evil.exe' })],
    ['a form that is sent', linkTo({ S: 'SubmitForm', F: 'https://evil.example' })],
    ['a file within', (document) => document.attach(Buffer.from('evil bytes'), 'evil.exe', { mimeType: 'application/x-evil' })],
  ])('%s', async (_, arm) => {
    const armed = await sheetWith(arm);
    expect(await inTheClear(armed)).toMatch(/JavaScript|Launch|SubmitForm|EmbeddedFile/);
    const inspection = await inspectSheet(armed);
    if ('fault' in inspection || !inspection.cleaned) throw new Error('It was not cleaned');
    expect(inspection.pageCount).toBe(1);
    expect(await inTheClear(inspection.cleaned)).not.toMatch(/JavaScript|\/JS|Launch|SubmitForm|EmbeddedFile/);
    // Cleaned once, there is nothing left to clean.
    expect(await inspectSheet(inspection.cleaned)).toEqual({ pageCount: 1 });
  });

  test('nothing of one that does nothing: it is kept as it was sent', async () => {
    expect(await inspectSheet(await blankPdf(3))).toEqual({ pageCount: 3 });
  });

  test('no link to a page on the web', async () => {
    const inspection = await inspectSheet(await sheetWith(linkTo({ S: 'URI', URI: 'https://example.org' })));
    expect(inspection).toEqual({ pageCount: 1 });
  });

  test('an earlier state of it, which another reader might show', async () => {
    const [first, second] = [Buffer.from(await blankPdf(1, false)), Buffer.from(await blankPdf(2, false))];
    const inspection = await inspectSheet(Buffer.concat([first, second]));
    expect(inspection).toMatchObject({ pageCount: 2, cleaned: expect.any(Uint8Array) });
  });
});
