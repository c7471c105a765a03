import { createRequire } from 'node:module';
import sharp, { type Sharp } from 'sharp';

/** A font of our own: machines without any would set no text. */
const FONT_FILE = createRequire(import.meta.url).resolve('pdfmake/fonts/Roboto/Roboto-Medium.ttf');
const BAND_COLOUR = '#ffffff';

const escapeMarkup = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** Height of the band above an image of this width, in pixels. */
export const bandHeight = (width: number) => Math.round(Math.min(96, Math.max(20, width * 0.045)));

/**
 * An opened image of this width with a text in a white band above it, so that nothing of the image is covered; still to be
 * written. What is transparent becomes white.
 */
export async function withWatermark(image: Sharp, width: number, text: string): Promise<Sharp> {
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
  return image
    .flatten({ background: BAND_COLOUR })
    .extend({ top: band, background: BAND_COLOUR })
    .composite([{ input: words.data, left: margin, top: Math.round((band - words.info.height) / 2) }])
    .removeAlpha();
}
