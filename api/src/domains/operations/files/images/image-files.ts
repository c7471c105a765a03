import { createHash } from 'node:crypto';
import { contentTypeOf, type FileStore, isFileKey } from '../../../../adapters/files/index.ts';
import { invalidInput } from '../../../../errors.ts';
import type { Owner } from '../../../../file-processes/index.ts';
import type { UploadedFile } from '../../../../http/upload.ts';
import { type ImageFile, ImageRefused } from './image-file.ts';
import { cleanImage, showImage } from './image-work.ts';

export interface StoredImage {
  url: string;
  thumb: string;
  width: number;
  height: number;
  watermarked: boolean;
  /** Name of the file without the watermark, from which others are made. */
  original: string;
}

const ENDINGS = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp', 'image/svg+xml': 'svg' } as const;

/** The name is made of the content: an address never changes its content, and the same image is stored once. */
const nameOf = ({ bytes, contentType }: ImageFile) =>
  `image-${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.${ENDINGS[contentType]}`;

const addressOf = (name: string) => `/api/images/${name}`;

async function keep(files: FileStore, image: ImageFile): Promise<string> {
  const name = nameOf(image);
  await files.put(name, image.bytes, image.contentType);
  return name;
}

async function keepShown(files: FileStore, clean: ImageFile, watermark: string | null, owner: Owner): Promise<StoredImage> {
  const { image, thumb, width, height } = await showImage(clean, watermark, owner);
  const [original, shown, small] = [await keep(files, clean), await keep(files, image), await keep(files, thumb)];
  return { url: addressOf(shown), thumb: addressOf(small), width, height, watermarked: watermark !== null, original };
}

/** Keeps an uploaded image; `watermark` is set above it where given. Throws `ImageRefused` before anything is kept. */
export async function storeUploadedImage(
  files: FileStore,
  bytes: Buffer,
  watermark: string | null,
  owner: Owner,
): Promise<StoredImage> {
  return keepShown(files, await cleanImage(bytes, owner), watermark, owner);
}

const pictureRefused = (message: string) => invalidInput([{ path: 'image', message }]);

/**
 * Keeps the picture of the field `image` of a form, processed like images of questions. Its name is 128 bits of its
 * content's hash, so that it cannot be found without the link.
 * @throws ApiError 422 at that field.
 */
export async function storePicture(files: FileStore, file: UploadedFile | undefined, owner: Owner) {
  if (!file) throw pictureRefused('Please choose a picture');
  try {
    const { url, width, height } = await storeUploadedImage(files, file.bytes, null, owner);
    return { name: url.slice(url.lastIndexOf('/') + 1), url, width, height };
  } catch (error) {
    throw error instanceof ImageRefused ? pictureRefused(error.message) : error;
  }
}

/**
 * Renders a stored image again from its original, with or without the watermark. Null if the original no longer exists.
 */
export async function rerenderImage(
  files: FileStore,
  original: string,
  watermark: string | null,
  owner: Owner,
): Promise<StoredImage | null> {
  const image = await readPublicImage(files, original);
  return image && keepShown(files, image, watermark, owner);
}

/** A stored image by its name; null for any other file of the store, or if there is none. */
export async function readPublicImage(files: FileStore, name: string): Promise<ImageFile | null> {
  if (!name.startsWith('image-') || !isFileKey(name)) return null;
  const bytes = await files.read(name);
  return bytes && { bytes, contentType: contentTypeOf(name) as ImageFile['contentType'] };
}

/** The address of a stored drawing, with its text alternative; null if there is none. */
export const imageLink = (name: string | null, alt: string | null): { url: string; alt: string } | null =>
  name === null ? null : { url: `/api/images/${name}`, alt: alt ?? '' };
