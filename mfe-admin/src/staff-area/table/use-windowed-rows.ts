import { measureElement, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useState } from 'react';

/** From how many rows on only those near the view are drawn. */
const MANY = 40;
/** Pixels that a row is taken for until it has been measured. */
const ROUGHLY = { roomy: 64, compact: 40 };

export interface WindowedRows {
  /** The rows to draw, by their places. */
  first: number;
  last: number;
  space: { before: number; after: number } | undefined;
  /** For each row's `ref`. */
  measure: ((row: HTMLElement | null) => void) | undefined;
  bringIntoView: (index: number) => void;
}

/** Which rows of a long table are drawn: those in view of the window and some beside them. A short table is drawn whole. */
export function useWindowedRows(box: RefObject<HTMLElement | null>, count: number, density: 'roomy' | 'compact'): WindowedRows {
  const windowed = count >= MANY;
  const [top, setTop] = useState(0);
  // What stands above the table may come, go or grow with any drawing.
  useLayoutEffect(() => {
    const body = box.current?.querySelector('tbody');
    if (windowed && body) setTop(Math.round(body.getBoundingClientRect().top + window.scrollY));
  });
  const virtualizer = useWindowVirtualizer({
    count: windowed ? count : 0,
    estimateSize: () => ROUGHLY[density],
    // A row out of sight altogether has no height; it would let all others be drawn.
    measureElement: (row, entry, instance) => measureElement(row, entry, instance) || ROUGHLY[density],
    overscan: 12,
    scrollMargin: top,
  });
  if (!windowed) {
    return { first: 0, last: count - 1, space: undefined, measure: undefined, bringIntoView: () => {} };
  }
  const items = virtualizer.getVirtualItems();
  const [start, end] = [items[0], items.at(-1)];
  return {
    first: start?.index ?? 0,
    last: end?.index ?? -1,
    space: {
      before: start ? start.start - top : 0,
      after: virtualizer.getTotalSize() - (end ? end.end - top : 0),
    },
    measure: virtualizer.measureElement,
    bringIntoView: (index) => virtualizer.scrollToIndex(index, { align: 'center' }),
  };
}
