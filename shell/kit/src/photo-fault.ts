import { PHOTO_BYTES, sizeInWords } from '@api/contract/limits';

/** As browsers take them for the files to choose from. */
export const PHOTO_TYPES: readonly string[] = ['image/png', 'image/jpeg', 'image/webp', 'image/heic', 'image/heif'];

/** Whether a file is a photo by the browser's type; many know none for HEIC. */
export const isPhoto = ({ type, name }: File): boolean => PHOTO_TYPES.includes(type) || /\.hei[cf]$/i.test(name);

/** Why a photo cannot be uploaded, and what to do; null if it can. The server checks the content. */
export function photoFault(file: File): string | null {
  if (!isPhoto(file)) return 'Use a PNG, JPEG, WebP or HEIC image.';
  return file.size > PHOTO_BYTES ? `The photo is larger than ${sizeInWords(PHOTO_BYTES)}. Choose a smaller one.` : null;
}
