import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { inspectSheet } from './inspect-sheet.ts';
import { sheetOfPhotos } from './sheet-of-photos.ts';

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#cccccc' } })
    .jpeg()
    .toBuffer();

test('photos become pages of A4 size in their order and shape, which can be graded', async () => {
  const sheet = await sheetOfPhotos([await photo(300, 400), await photo(400, 300), await photo(4_000, 4_000)]);
  const pages = (await PDFDocument.load(sheet)).getPages().map((page) => Object.values(page.getSize()).map(Math.round));
  expect(pages).toEqual([
    [632, 842],
    [842, 632],
    [842, 842],
  ]);
  expect(await inspectSheet(sheet)).toEqual({ pageCount: 3 });
});
