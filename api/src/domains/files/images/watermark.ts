import { createRequire } from 'node:module';
import sharp from 'sharp';

/** A font of our own: machines without any would set no text. */
const FONT_FILE = createRequire(import.meta.url).resolve('pdfmake/fonts/Roboto/Roboto-Medium.ttf');
const BAND_COLOUR = '#ffffff';

const escapeMarkup = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** Height of the band above an image of this width, in pixels. */
export const bandHeight = (width: number) => Math.round(Math.min(96, Math.max(20, width * 0.045)));

/** Sets a text in a white band above an image, so that nothing of the image is covered. Answers PNG. */
export async function withWatermark(image: Buffer, text: string): Promise<Buffer> {
  const { width, height } = await sharp(image).metadata();
  const band = bandHeight(width);
  const margin = Math.round(band / 4);
  const words = await sharp({
    text: {
      text: `<span foreground="#6b7280">${escapeMarkup(text)}</span>`,
      ...{ font: 'Roboto Medium', fontfile: FONT_FILE, rgba: true },
      ...{ width: Math.max(1, width - 2 * margin), height: band - 2 * margin },
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return sharp({ create: { width, height: height + band, channels: 4, background: BAND_COLOUR } })
    .composite([
      { input: words.data, left: margin, top: Math.round((band - words.info.height) / 2) },
      { input: image, left: 0, top: band },
    ])
    .png()
    .toBuffer();
}
