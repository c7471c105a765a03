import { measureElement, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type RefObject, useImperativeHandle, useLayoutEffect, useState } from 'react';

/** Estimated pixels of a row before it is measured. */
const ROUGHLY = { roomy: 64, compact: 40 };

export interface DrawnRows {
  first: number;
  last: number;
  space?: { before: number; after: number };
  measure?: (row: HTMLElement | null) => void;
}

export interface RowScroll {
  bringIntoView: (index: number) => void;
}

interface WindowedRowsProps {
  box: RefObject<HTMLElement | null>;
  scroll: RefObject<RowScroll | null>;
  count: number;
  density: 'roomy' | 'compact';
  draw: (rows: DrawnRows) => ReactNode;
}

/** Renders the rows in or near the view. */
export function WindowedRows({ box, scroll, count, density, draw }: WindowedRowsProps) {
  const [top, setTop] = useState(0);
  // Content above the table may change with any render.
  useLayoutEffect(() => {
    const body = box.current?.querySelector('tbody');
    if (body) setTop(Math.round(body.getBoundingClientRect().top + window.scrollY));
  });
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => ROUGHLY[density],
    // A hidden row has no height, and all others would be rendered.
    measureElement: (row, entry, instance) => measureElement(row, entry, instance) || ROUGHLY[density],
    overscan: 12,
    scrollMargin: top,
  });
  useImperativeHandle(scroll, () => ({
    bringIntoView: (index) => virtualizer.scrollToIndex(index, { align: 'center' }),
  }));
  const items = virtualizer.getVirtualItems();
  const [start, end] = [items[0], items.at(-1)];
  return draw({
    first: start?.index ?? 0,
    last: end?.index ?? -1,
    space: { before: start ? start.start - top : 0, after: virtualizer.getTotalSize() - (end ? end.end - top : 0) },
    measure: virtualizer.measureElement,
  });
}
