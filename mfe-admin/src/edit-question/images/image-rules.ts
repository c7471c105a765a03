import type { ImageDraft } from '../form/question-values.ts';

/** What the API takes; it looks at the content, this looks at what the browser says. */
export const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'];
const LARGEST = 10 * 1024 * 1024;

/** Why a file cannot be an image of a question; null when it can. */
export function imageFault(file: File): string | null {
  if (!IMAGE_TYPES.includes(file.type)) return `${file.name}: Only PNG, JPEG, WebP and SVG images can be used`;
  if (file.size > LARGEST) return `${file.name}: The image is larger than 10 MB`;
  return null;
}

let chosen = 0;

/** A file as an image of the form: to be watermarked, unless the tick is taken away. */
export function draftOfFile(file: File): ImageDraft {
  chosen += 1;
  return { key: `file-${Date.now()}-${chosen}`, id: null, file, url: '', thumb: '', alt: '', watermark: true };
}
