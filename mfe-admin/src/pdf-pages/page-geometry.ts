import type { PdfPageSize } from '@shell/kit/pdf';

/** As wide as the frame, or a factor of the printed size. */
export type Zoom = 'width' | number;

const STEPS = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const;

/** A page's scale in a frame `room` pixels wide. Fits each page: scans of one sheet differ in size. */
export function scaleOf(zoom: Zoom, { width }: PdfPageSize, room: number): number {
  return zoom === 'width' ? Math.max(room, 1) / Math.max(width, 1) : zoom;
}

/** Stays at the ends. */
export function nextZoom(scale: number, direction: 1 | -1): number {
  const steps = direction === 1 ? STEPS : STEPS.toReversed();
  return steps.find((step) => (step - scale) * direction > 0.01) ?? steps.at(-1) ?? 1;
}

/** Pixels from the column's top. */
export interface PageBox {
  top: number;
  height: number;
}

/** The page (from 1) at the view's middle, or nearest to it. */
export function pageAt(boxes: readonly PageBox[], middle: number): number {
  let nearest = 1;
  let distance = Number.POSITIVE_INFINITY;
  for (const [index, { top, height }] of boxes.entries()) {
    const away = Math.max(top - middle, middle - (top + height), 0);
    if (away < distance) {
      nearest = index + 1;
      distance = away;
    }
  }
  return nearest;
}

/** Stays in the view's middle when pages change size. */
export interface Anchor {
  page: number;
  /** From the page's top, 0 to 1. */
  fraction: number;
}

export function anchorAt(boxes: readonly PageBox[], middle: number): Anchor {
  const page = pageAt(boxes, middle);
  const box = boxes[page - 1];
  return { page, fraction: box && box.height > 0 ? Math.min(1, Math.max(0, (middle - box.top) / box.height)) : 0 };
}

/** Where the view's middle belongs for an anchor. */
export function middleOf(boxes: readonly PageBox[], { page, fraction }: Anchor): number {
  const box = boxes[page - 1];
  return box ? box.top + fraction * box.height : 0;
}
