import type { PDFPage } from '@cantoo/pdf-lib';

/**
 * A page as a reader shows it: its size, and how its coordinates become those of the file. Lengths in the page's units.
 */
export interface PageFrame {
  width: number;
  height: number;
  /** From shown coordinates, origin at the bottom left, to the file's: a b c d e f of `cm`. ISO 32000-2, 8.3.4. */
  matrix: [number, number, number, number, number, number];
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The same rectangle with its origin at the bottom left: files may name any two corners. */
const upright = ({ x, y, width, height }: Box): Box => ({
  x: Math.min(x, x + width),
  y: Math.min(y, y + height),
  width: Math.abs(width),
  height: Math.abs(height),
});

/** The visible part of a page: its crop box within its media box, else the media box. ISO 32000-2, 14.11.2. */
export function shownBox(crop: Box, media: Box): Box {
  const [inner, outer] = [upright(crop), upright(media)];
  const x = Math.max(inner.x, outer.x);
  const y = Math.max(inner.y, outer.y);
  const width = Math.min(inner.x + inner.width, outer.x + outer.width) - x;
  const height = Math.min(inner.y + inner.height, outer.y + outer.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : outer;
}

/** The frame of a page whose shown part is turned clockwise by an angle; other than quarter turns count as none. */
export function frameOf({ x, y, width, height }: Box, angle: number): PageFrame {
  const turn = ((angle % 360) + 360) % 360;
  if (turn === 90) return { width: height, height: width, matrix: [0, 1, -1, 0, x + width, y] };
  if (turn === 180) return { width, height, matrix: [-1, 0, 0, -1, x + width, y + height] };
  if (turn === 270) return { width: height, height: width, matrix: [0, -1, 1, 0, x, y + height] };
  return { width, height, matrix: [1, 0, 0, 1, x, y] };
}

/** The frame of a page of a document. */
export const pageFrame = (page: PDFPage): PageFrame =>
  frameOf(shownBox(page.getCropBox(), page.getMediaBox()), page.getRotation().angle);
