import type { Content } from 'pdfmake/interfaces';
import { printablePicture } from '../pictures.ts';

/** The tallest that a picture is printed. Points. */
export const PICTURE_HEIGHT = 320;

/** Pictures one below the other, at most `width` wide; unreadable ones are dropped. */
export async function setPictures(images: readonly Uint8Array[], width: number): Promise<Content[]> {
  const pictures = await Promise.all(images.map(printablePicture));
  return pictures.flatMap((image): Content[] =>
    image ? [{ image, fit: [width, PICTURE_HEIGHT], alignment: 'center', margin: [0, 2, 0, 10] }] : [],
  );
}
