import type { PdfPageSize } from '@shell/kit/pdf';

/** How large the pages are: each as wide as their frame, or a factor of their printed size. */
export type Zoom = 'width' | number;

const STEPS = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const;

/**
 * The factor at which a zoom shows a page in a frame `room` pixels wide. Fitting goes page by page: scans of one sheet
 * differ in size and may lie across.
 */
export function scaleOf(zoom: Zoom, { width }: PdfPageSize, room: number): number {
  return zoom === 'width' ? Math.max(room, 1) / Math.max(width, 1) : zoom;
}

/** The next larger (`1`) or smaller (`-1`) step from a scale; stays at the ends. */
export function nextZoom(scale: number, direction: 1 | -1): number {
  const steps = direction === 1 ? STEPS : STEPS.toReversed();
  return steps.find((step) => (step - scale) * direction > 0.01) ?? steps.at(-1) ?? 1;
}

/** A page's position in the scrolled column, in pixels from its top. */
export interface PageBox {
  top: number;
  height: number;
}

/** The page (from 1) that covers the middle of the view; the nearest one where a gap does. */
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

/** A point of the column that stays in the middle of the view when the pages change their size. */
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

/** Where the middle of the view belongs for an anchor. */
export function middleOf(boxes: readonly PageBox[], { page, fraction }: Anchor): number {
  const box = boxes[page - 1];
  return box ? box.top + fraction * box.height : 0;
}
