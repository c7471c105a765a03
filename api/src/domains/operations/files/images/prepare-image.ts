import { createRequire } from 'node:module';
import { SVG_BYTES, sizeInWords } from '@api/contract/limits';
import { hasStyleSheet, standaloneSvg } from '@api/typesetting/svg';
import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import { type ImageFile, ImageRefused, type ShownImage } from './image-file.ts';

/** A font of our own: machines without any would set no text. */
const FONT_FILE = createRequire(import.meta.url).resolve('pdfmake/fonts/Roboto/Roboto-Medium.ttf');
const BAND_COLOUR = '#ffffff';

const escapeMarkup = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** Height of the band above an image of this width, in pixels. */
const bandHeight = (width: number) => Math.round(Math.min(96, Math.max(20, width * 0.045)));

/**
 * An opened image of this width with a text in a white band above it, so that nothing of the image is covered; still to be
 * written. What is transparent becomes white.
 */
async function withWatermark(image: Sharp, width: number, text: string): Promise<Sharp> {
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

const MOST_PIXELS = 50_000_000;
/** Longest side that every browser and format takes. */
const LONGEST_SIDE = 16_000;
/** A drawing is text that has to be parsed; hand-made ones have some kilobytes. */
const THUMB_SIDE = 480;
const QUALITY = 90;

const RASTER = ['image/png', 'image/jpeg', 'image/webp'] as const;
const HEIC = ['image/heic', 'image/heif'];
const NOT_TAKEN = 'Only PNG, JPEG, WebP and SVG images can be used';
const DAMAGED = 'The image is damaged';

/** What bytes are, by themselves: names and headers of uploads say anything. */
async function typeOf(bytes: Buffer): Promise<ImageFile['contentType'] | 'image/heic' | null> {
  const mime = (await fileTypeFromBuffer(bytes))?.mime ?? '';
  const raster = RASTER.find((type) => type === mime);
  if (raster) return raster;
  if (HEIC.includes(mime)) return 'image/heic';
  const start = bytes
    .subarray(0, 4_096)
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart();
  return /^<(?:svg[\s>]|\?xml|!--|!DOCTYPE svg)/i.test(start) && /<svg[\s>]/i.test(start) ? 'image/svg+xml' : null;
}

function checkSize(width: number, height: number): void {
  if (width * height > MOST_PIXELS) throw new ImageRefused('The image is larger than 50 megapixels');
  if (Math.max(width, height) > LONGEST_SIDE) throw new ImageRefused('The image is more than 16,000 pixels wide or high');
}

/** The header alone is read, nothing decoded. */
async function readSize(bytes: Buffer): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (!width || !height) throw new ImageRefused(DAMAGED);
  checkSize(width, height);
  return { width, height };
}

const open = (bytes: Buffer) => sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true });

function write(image: Sharp, contentType: ImageFile['contentType']): Promise<Buffer> {
  if (contentType === 'image/jpeg') return image.jpeg({ quality: QUALITY }).toBuffer();
  if (contentType === 'image/webp') return image.webp({ quality: QUALITY }).toBuffer();
  return image.png().toBuffer();
}

async function cleanSvg(bytes: Buffer): Promise<ImageFile> {
  if (bytes.length > SVG_BYTES) throw new ImageRefused(`An SVG drawing may have ${sizeInWords(SVG_BYTES)} at most`);
  const source = bytes.toString('utf8');
  if (hasStyleSheet(source)) {
    throw new ImageRefused('This SVG is coloured by a style sheet. Export it with presentation attributes, or as PNG');
  }
  const svg = standaloneSvg(source);
  if (!svg) throw new ImageRefused(DAMAGED);
  const clean: ImageFile = { bytes: Buffer.from(svg), contentType: 'image/svg+xml' };
  await readSize(clean.bytes);
  return clean;
}

/** Any library error on broken input means the same to the sender. */
async function orDamaged<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof ImageRefused ? error : new ImageRefused(DAMAGED, { cause: error });
  }
}

/** A photo that browsers cannot show becomes a JPEG. */
async function cleanHeic(bytes: Buffer): Promise<ImageFile> {
  const { decodeHeic } = await import('./decode-heic.ts');
  const { data, width, height } = await decodeHeic(bytes, checkSize);
  const photo = sharp(data, { raw: { width, height, channels: 4 }, limitInputPixels: MOST_PIXELS });
  return { bytes: await write(photo.removeAlpha(), 'image/jpeg'), contentType: 'image/jpeg' };
}

// Images come one by one and never again: nothing is worth keeping of them.
sharp.cache(false);

/**
 * Sanitises an uploaded image: its type decided by content, too large ones refused before decoding, turned upright, and
 * encoded again without metadata (place, camera, author) or trailing data. A drawing is cleaned by an allow-list.
 * Throws `ImageRefused`. Runs in a worker process, see image-work.ts, as all here does.
 */
export function cleanImage(bytes: Buffer): Promise<ImageFile> {
  return orDamaged(async () => {
    const contentType = await typeOf(bytes);
    if (!contentType) throw new ImageRefused(NOT_TAKEN);
    if (contentType === 'image/svg+xml') return cleanSvg(bytes);
    if (contentType === 'image/heic') return cleanHeic(bytes);
    await readSize(bytes);
    return { bytes: await write(open(bytes).autoOrient(), contentType), contentType };
  });
}

/** A clean image as a page shows it: with the watermark text above it where one is given, and with its thumbnail. */
export function showImage(clean: ImageFile, watermark: string | null): Promise<ShownImage> {
  return orDamaged(async () => {
    const size = await readSize(clean.bytes);
    const image = watermark === null ? clean : await marked(clean, watermark);
    if (image.contentType === 'image/svg+xml') return { image, thumb: image, ...size };
    const { width, height } = await sharp(image.bytes, { limitInputPixels: false }).metadata();
    const small = sharp(image.bytes, { limitInputPixels: false, sequentialRead: true });
    const thumb = await small
      .resize({ width: THUMB_SIDE, height: THUMB_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer();
    return { image, thumb: { bytes: thumb, contentType: 'image/webp' }, width, height };
  });
}

/** Drawings become pixels by it, two for each of theirs. */
async function marked(clean: ImageFile, text: string): Promise<ImageFile> {
  const drawing = clean.contentType === 'image/svg+xml';
  const bytes = drawing
    ? await sharp(clean.bytes, { density: 144, limitInputPixels: MOST_PIXELS }).png().toBuffer()
    : clean.bytes;
  const contentType = drawing ? 'image/png' : clean.contentType;
  const { width } = await readSize(bytes);
  return { bytes: await write(await withWatermark(open(bytes), width, text), contentType), contentType };
}

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
