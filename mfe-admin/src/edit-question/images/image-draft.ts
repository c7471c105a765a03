import type { EditableImage } from '@api/contract';
import { IMAGE_FILE_BYTES, MOST_IMAGE_FILES, MOST_IMAGES, SVG_BYTES, sizeInWords } from '@api/contract/limits';
import { useEffect, useState } from 'react';

/** Stored (`id`), or chosen and not yet sent (`file`). */
export interface ImageDraft {
  /** Stays the same when reordered. */
  key: string;
  id: number | null;
  file: File | null;
  url: string;
  thumb: string;
  alt: string;
  watermark: boolean;
}

interface ImageValues {
  images: ImageDraft[];
  Answer: { images: ImageDraft[] }[];
}

/** A stored image in the form. */
export function imageDraft({ id, url, thumb, alt, watermarked }: EditableImage): ImageDraft {
  return { key: `image-${id}`, id, file: null, url, thumb, alt, watermark: watermarked };
}

let chosen = 0;

/** A file in the form, watermarked by default. */
export function draftOfFile(file: File): ImageDraft {
  chosen += 1;
  return { key: `file-${Date.now()}-${chosen}`, id: null, file, url: '', thumb: '', alt: '', watermark: true };
}

/** Every list with its path, in the order in which files are sent. */
export function imageLists({ images, Answer }: ImageValues): { path: string; images: readonly ImageDraft[] }[] {
  return [
    { path: 'images', images },
    ...Answer.map((answer, index) => ({ path: `Answer.${index}.images`, images: answer.images })),
  ];
}

/** By the browser's type; the API checks the content. */
export const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'];
export const TAKEN = `PNG, JPEG or WebP of ${sizeInWords(IMAGE_FILE_BYTES)} at most, SVG of ${sizeInWords(SVG_BYTES)}.`;

/** Why a file cannot be an image of a question, or null. */
export function imageFault(file: File): string | null {
  if (!IMAGE_TYPES.includes(file.type)) return `${file.name}: Only PNG, JPEG, WebP and SVG images can be used`;
  if (file.size > IMAGE_FILE_BYTES) return `${file.name}: The image is larger than ${sizeInWords(IMAGE_FILE_BYTES)}`;
  if (file.type === 'image/svg+xml' && file.size > SVG_BYTES)
    return `${file.name}: An SVG drawing may have ${sizeInWords(SVG_BYTES)} at most`;
  return null;
}

/** Errors by path. New images of all lists count together: the list that exceeds the limit has the error. */
export function imageListFaults(values: ImageValues): Record<string, string> {
  const faults: Record<string, string> = {};
  let files = 0;
  for (const { path, images } of imageLists(values)) {
    const before = files;
    files += images.filter(({ file }) => file !== null).length;
    if (images.length > MOST_IMAGES) faults[path] = `At most ${MOST_IMAGES} images fit here`;
    else if (before <= MOST_IMAGE_FILES && files > MOST_IMAGE_FILES) {
      faults[path] = `At most ${MOST_IMAGE_FILES} new images can be saved at a time. Save some first, then add the others.`;
    }
  }
  return faults;
}

/** A chosen file's own address while in view, else the stored one. */
export function useImageSource({ file, thumb, url }: ImageDraft, size: 'thumb' | 'full'): string {
  const [local, setLocal] = useState('');
  useEffect(() => {
    if (!file) return;
    const address = URL.createObjectURL(file);
    setLocal(address);
    return () => URL.revokeObjectURL(address);
  }, [file]);
  if (file) return local;
  return size === 'thumb' ? thumb || url : url;
}
