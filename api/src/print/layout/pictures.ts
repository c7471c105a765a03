import type { Content } from 'pdfmake/interfaces';
import sharp from 'sharp';

/** The tallest that a picture is printed. Points. */
export const PICTURE_HEIGHT = 320;

/** The longest side of a printed picture in pixels: 300 dots an inch over the width of the text. */
const MOST_PIXELS = 1_800;
const PIXEL_LIMIT = 50_000_000;

/** A picture as pdfmake takes it, on white paper; null for what cannot be read as one. */
async function printablePicture(bytes: Uint8Array): Promise<string | null> {
  try {
    const png = await sharp(bytes, { limitInputPixels: PIXEL_LIMIT })
      .rotate()
      .resize({ width: MOST_PIXELS, height: MOST_PIXELS, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .png()
      .toBuffer();
    return `data:image/png;base64,${png.toString('base64')}`;
  } catch {
    return null;
  }
}

/** Pictures one below the other, at most `width` wide; unreadable ones are dropped. */
export async function setPictures(images: readonly Uint8Array[], width: number): Promise<Content[]> {
  const pictures = await Promise.all(images.map(printablePicture));
  return pictures.flatMap((image): Content[] =>
    image ? [{ image, fit: [width, PICTURE_HEIGHT], alignment: 'center', margin: [0, 2, 0, 10] }] : [],
  );
}
