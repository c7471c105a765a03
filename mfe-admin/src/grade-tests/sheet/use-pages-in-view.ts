import { useRef, useState } from 'react';
import type { PdfPagesHandle } from '../../pdf-pages/PdfPages.tsx';
import type { Zoom } from '../../pdf-pages/page-geometry.ts';
import type { PdfState } from '../../pdf-pages/use-pdf.ts';
import type { StampSpot } from './use-sheet-marking.ts';

export type PagesInView = ReturnType<typeof usePagesInView>;

/** The page that is in view, counted from 1, and how large pages are drawn, with the ways to change both. */
export function usePagesInView(state: PdfState, pageCount: number) {
  const [page, setPage] = useState(1);
  const [zoom, setZoom] = useState<Zoom>('width');
  const handle = useRef<PdfPagesHandle>(null);
  const goTo = (to: number) => handle.current?.goTo(Math.min(Math.max(to, 1), pageCount));
  const zoomBy = (step: 1 | -1) => handle.current?.zoomBy(step);
  const spot = (): StampSpot => {
    const { page: inView, fraction } = handle.current?.middle() ?? { page: 1, fraction: 0.2 };
    const size = state.kind === 'open' ? state.pdf.pages[inView - 1] : undefined;
    return { page: inView, x: 0.94, y: Math.min(0.95, fraction), aspect: size ? size.height / size.width : Math.SQRT2 };
  };
  return { page, setPage, zoom, setZoom, handle, goTo, zoomBy, spot };
}
