import { createRequire } from 'node:module';
import sharp from 'sharp';

const fontfile = createRequire(import.meta.url).resolve('pdfmake/fonts/Roboto/Roboto-Regular.ttf');

/** Black words on white as a PNG, in a font of ours, so that every machine draws the same. */
export async function pictureOfText(text: string): Promise<Buffer> {
  const words = await sharp({ text: { text, fontfile, font: 'Roboto 20', dpi: 150 } })
    .negate()
    .png()
    .toBuffer();
  return sharp(words).extend({ top: 20, bottom: 20, left: 20, right: 20, background: 'white' }).png().toBuffer();
}
