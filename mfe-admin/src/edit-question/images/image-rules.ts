import { IMAGE_FILE_BYTES, MOST_IMAGE_FILES, MOST_IMAGES, SVG_BYTES, sizeInWords } from '@api/contract/limits';
import { type ImageValues, imageLists } from './image-draft.ts';

/** What the API takes; it looks at the content, this looks at what the browser says. */
export const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'];
/** The same in words. */
export const TAKEN = `PNG, JPEG or WebP of ${sizeInWords(IMAGE_FILE_BYTES)} at most, SVG of ${sizeInWords(SVG_BYTES)}.`;

/** Why a file cannot be an image of a question; null when it can. */
export function imageFault(file: File): string | null {
  if (!IMAGE_TYPES.includes(file.type)) return `${file.name}: Only PNG, JPEG, WebP and SVG images can be used`;
  if (file.size > IMAGE_FILE_BYTES) return `${file.name}: The image is larger than ${sizeInWords(IMAGE_FILE_BYTES)}`;
  if (file.type === 'image/svg+xml' && file.size > SVG_BYTES)
    return `${file.name}: An SVG drawing may have ${sizeInWords(SVG_BYTES)} at most`;
  return null;
}

/**
 * Errors of image lists, by their paths. New images count together, wherever they were chosen: reported at the list
 * that exceeds the limit of one save.
 */
export function imageListFaults(values: ImageValues): Record<string, string> {
  const faults: Record<string, string> = {};
  let files = 0;
  for (const { path, images } of imageLists(values)) {
    const before = files;
    files += images.filter(({ file }) => file !== null).length;
    if (images.length > MOST_IMAGES) faults[path] = `At most ${MOST_IMAGES} images can stand here`;
    else if (before <= MOST_IMAGE_FILES && files > MOST_IMAGE_FILES) {
      faults[path] = `At most ${MOST_IMAGE_FILES} new images can be saved at a time. Save some first, then add the others.`;
    }
  }
  return faults;
}
