import type { EditableImage } from '@api/contract';

/** An image in the form: stored already (`id`) or chosen and not yet sent (`file`). */
export interface ImageDraft {
  /** Stays the same while the list is put into another order. */
  key: string;
  id: number | null;
  file: File | null;
  url: string;
  thumb: string;
  alt: string;
  watermark: boolean;
}

/** The form's images: those of the question and those of each answer. */
export interface ImageValues {
  images: ImageDraft[];
  Answer: { images: ImageDraft[] }[];
}

/** A stored image as the form holds it. */
export function imageDraft({ id, url, thumb, alt, watermarked }: EditableImage): ImageDraft {
  return { key: `image-${id}`, id, file: null, url, thumb, alt, watermark: watermarked };
}

let chosen = 0;

/** A file as an image of the form: to be watermarked, unless the tick is taken away. */
export function draftOfFile(file: File): ImageDraft {
  chosen += 1;
  return { key: `file-${Date.now()}-${chosen}`, id: null, file, url: '', thumb: '', alt: '', watermark: true };
}

/** Every list of images with its path in the form, in the order in which their files are sent. */
export function imageLists({ images, Answer }: ImageValues): { path: string; images: readonly ImageDraft[] }[] {
  return [
    { path: 'images', images },
    ...Answer.map((answer, index) => ({ path: `Answer.${index}.images`, images: answer.images })),
  ];
}
