import { SHEET_PHOTO_SIDE } from '@api/contract/limits';
import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';

/** Longest side of a page in points: A4. */
const PAGE_SIDE = 842;

/** A PDF with a page for each photo, in their order and shape. The photos are clean images; runs in a worker process. */
export async function sheetOfPhotos(photos: readonly Uint8Array[]): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  for (const photo of photos) {
    const { data, info } = await sharp(photo)
      .resize({ width: SHEET_PHOTO_SIDE, height: SHEET_PHOTO_SIDE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 85 })
      .toBuffer({ resolveWithObject: true });
    const scale = PAGE_SIDE / Math.max(info.width, info.height);
    const [width, height] = [info.width * scale, info.height * scale];
    document.addPage([width, height]).drawImage(await document.embedJpg(data), { x: 0, y: 0, width, height });
  }
  return document.save();
}
