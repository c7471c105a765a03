import { PHOTO_BYTES, sizeInWords } from '@api/contract/limits';

/** Types offered by the file chooser. */
export const PHOTO_TYPES: readonly string[] = ['image/png', 'image/jpeg', 'image/webp', 'image/heic', 'image/heif'];

/** Whether the browser calls a file a photo; many know no type for HEIC. */
export const isPhoto = ({ type, name }: File): boolean => PHOTO_TYPES.includes(type) || /\.hei[cf]$/i.test(name);

/** Why a photo cannot be uploaded; null if it can. The server checks the content. */
export function photoFault(file: File): string | null {
  if (!isPhoto(file)) return 'Use a PNG, JPEG, WebP or HEIC image.';
  return file.size > PHOTO_BYTES ? `The photo is larger than ${sizeInWords(PHOTO_BYTES)}. Choose a smaller one.` : null;
}
