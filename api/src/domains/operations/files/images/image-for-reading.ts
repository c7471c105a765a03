import sharp from 'sharp';
import type { ImageFile } from './image-file.ts';

/** Printed lines are read best at some 30 pixels a letter; more only takes longer. */
const [NARROW, WIDE] = [1_600, 2_600];

/** A clean image as a reader of text wants it: PNG, grey on white, neither tiny nor huge. */
export async function imageForReading({ bytes, contentType }: ImageFile): Promise<Buffer> {
  const density = contentType === 'image/svg+xml' ? { density: 200 } : {};
  const { width } = await sharp(bytes, density).metadata();
  const scaled = Math.min(WIDE, Math.max(Math.min(NARROW, width * 3), width));
  return sharp(bytes, density)
    .flatten({ background: '#ffffff' })
    .resize({ width: scaled, height: 2 * WIDE, fit: 'inside' })
    .greyscale()
    .normalise()
    .withMetadata({ density: 200 })
    .png()
    .toBuffer();
}
