import type { Annotation } from '@api/contract';
import { PILL, pillWidth, TEXT_LEADING } from '@api/contract/annotation-shapes';

/** Fractions of a page's shown width and height, from the top left. */
export interface Place {
  x: number;
  y: number;
}

/** Drawing units across a page. */
export const ACROSS = 1_000;

export interface Box extends Place {
  width: number;
  height: number;
}

/** Four decimals: a tenth of a millimetre on paper. */
export const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

export const within = (value: number): number => Math.min(1, Math.max(0, value));

/** Client coordinates as a place on a page. */
export function placeOf({ clientX, clientY }: { clientX: number; clientY: number }, page: DOMRect): Place {
  return {
    x: rounded((clientX - page.left) / Math.max(page.width, 1)),
    y: rounded((clientY - page.top) / Math.max(page.height, 1)),
  };
}

const LETTER = 0.5;

/** An annotation's rectangle; `aspect`: height by width. Text is estimated. */
export function boxOf(annotation: Annotation, aspect: number): Box {
  if (annotation.kind === 'pen') {
    const xs = annotation.points.map(([x]) => x);
    const ys = annotation.points.map(([, y]) => y);
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
  }
  if (annotation.kind === 'text') {
    const perLine = Math.max(1, Math.floor(annotation.width / (annotation.size * LETTER)));
    const lines = annotation.text.split('\n').map((line) => Math.max(1, Math.ceil(line.length / perLine)));
    const longest = Math.max(...annotation.text.split('\n').map((line) => Math.min(line.length, perLine)));
    return {
      x: annotation.x,
      y: annotation.y,
      width: Math.min(annotation.width, (longest + 1) * annotation.size * LETTER),
      height: (lines.reduce((sum, count) => sum + count, 0) * annotation.size * TEXT_LEADING) / aspect,
    };
  }
  const width = annotation.kind === 'mark' ? pillWidth(annotation.label) * annotation.size : annotation.size;
  const height = (annotation.kind === 'mark' ? annotation.size * PILL.height : annotation.size) / aspect;
  return { x: annotation.x - width / 2, y: annotation.y - height / 2, width, height };
}

/** Moves by fractions of the page, within the page. */
export function movedBy(annotation: Annotation, dx: number, dy: number, aspect: number): Annotation {
  const box = boxOf(annotation, aspect);
  const right = clampStep(dx, box.x, box.width);
  const down = clampStep(dy, box.y, box.height);
  if (annotation.kind === 'pen') {
    return {
      ...annotation,
      points: annotation.points.map(([x, y, pressure]) => [rounded(x + right), rounded(y + down), pressure]),
    };
  }
  return { ...annotation, x: rounded(annotation.x + right), y: rounded(annotation.y + down) };
}

/** Limits a step to the page; what is already outside may come back. */
function clampStep(step: number, start: number, length: number): number {
  return Math.min(Math.max(step, Math.min(0, -start)), Math.max(0, 1 - start - length));
}

/** In fractions of the width; 0 within the rectangle. */
function distanceTo({ x, y }: Place, annotation: Annotation, aspect: number): number {
  const box = boxOf(annotation, aspect);
  const dx = Math.max(box.x - x, x - box.x - box.width, 0);
  const dy = Math.max(box.y - y, y - box.y - box.height, 0) * aspect;
  return Math.hypot(dx, dy);
}

const REACH = 0.03;

/** The topmost annotation in reach, or null. */
export function nearest(place: Place, annotations: readonly Annotation[], aspect: number): Annotation | null {
  let found: Annotation | null = null;
  let best = REACH;
  for (const annotation of annotations) {
    const distance = distanceTo(place, annotation, aspect);
    if (distance > best) continue;
    found = annotation;
    best = distance;
  }
  return found;
}

/** A free place near the right margin, beside `wanted` and below other stamps. */
export function freePlace(wanted: Place, annotations: readonly Annotation[], aspect: number, size: number): Place {
  const step = (size * 2) / aspect;
  let { y } = wanted;
  const taken = () =>
    annotations.some((entry) => {
      const box = boxOf(entry, aspect);
      return Math.abs(box.x + box.width / 2 - wanted.x) < size * 2 && Math.abs(box.y + box.height / 2 - y) < step * 0.9;
    });
  while (taken() && y + step < 0.98) y += step;
  return { x: rounded(wanted.x), y: rounded(y) };
}
