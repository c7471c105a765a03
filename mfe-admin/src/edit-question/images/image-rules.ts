import { IMAGE_FILE_BYTES, SVG_BYTES } from '@api/contract/limits';
import type { ImageDraft } from '../form/question-values.ts';

/** What the API takes; it looks at the content, this looks at what the browser says. */
export const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'];

/** Why a file cannot be an image of a question; null when it can. */
export function imageFault(file: File): string | null {
  if (!IMAGE_TYPES.includes(file.type)) return `${file.name}: Only PNG, JPEG, WebP and SVG images can be used`;
  if (file.size > IMAGE_FILE_BYTES) return `${file.name}: The image is larger than 10 MB`;
  if (file.type === 'image/svg+xml' && file.size > SVG_BYTES) return `${file.name}: An SVG drawing may have 1 MB at most`;
  return null;
}

let chosen = 0;

/** A file as an image of the form: to be watermarked, unless the tick is taken away. */
export function draftOfFile(file: File): ImageDraft {
  chosen += 1;
  return { key: `file-${Date.now()}-${chosen}`, id: null, file, url: '', thumb: '', alt: '', watermark: true };
}
