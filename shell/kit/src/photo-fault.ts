import { PHOTO_BYTES, sizeInWords } from '@api/contract/limits';

export const PHOTO_TYPES: readonly string[] = ['image/png', 'image/jpeg', 'image/webp'];

const isHeic = ({ type, name }: File) => /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);

/** Why a photo cannot be uploaded, and what to do; null if it can. Checks the browser's type; the server checks the content. */
export function photoFault(file: File): string | null {
  if (isHeic(file)) {
    return 'HEIC photos can’t be used. Save it as a JPEG, or choose Most Compatible under Settings, Camera, Formats and take it again.';
  }
  if (!PHOTO_TYPES.includes(file.type)) return 'Use a PNG, JPEG or WebP image.';
  return file.size > PHOTO_BYTES ? `The photo is larger than ${sizeInWords(PHOTO_BYTES)}. Choose a smaller one.` : null;
}
