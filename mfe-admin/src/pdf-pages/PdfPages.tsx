import { css } from '@emotion/react';
import { crispScale, type OpenPdf } from '@shell/kit/pdf';
import { media, Skeleton, token } from 'design-system';
import { type ReactNode, type Ref, useCallback, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { type Anchor, anchorAt, middleOf, nextZoom, type PageBox, pageAt, scaleOf, type Zoom } from './page-geometry.ts';

export interface PdfPagesHandle {
  /** Scrolls to the top of a page (from 1). */
  goTo: (page: number) => void;
  /** The page in view, and how far down it (0 to 1) the view's middle is. */
  middle: () => Anchor;
  /** To the next larger (`1`) or smaller (`-1`) step. */
  zoomBy: (step: 1 | -1) => void;
}

interface PdfPagesProps {
  pdf: OpenPdf;
  label: string;
  zoom: Zoom;
  onZoomChange: (zoom: Zoom) => void;
  onScaleChange?: (scale: number) => void;
  onPageChange: (page: number) => void;
  overlay?: (page: number, size: { width: number; height: number }) => ReactNode;
  ref?: Ref<PdfPagesHandle>;
}

const frame = css({
  position: 'relative',
  overflow: 'auto',
  minBlockSize: 0,
  minInlineSize: 0,
  background: token.color.sunken,
  scrollBehavior: 'auto',
  '&:focus-visible': { outlineOffset: '-2px' },
});
const column = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'safe center',
  gap: token.space[4],
  inlineSize: 'max-content',
  minInlineSize: '100%',
  padding: token.space[4],
  [media.phone]: { gap: token.space[2], padding: token.space[2] },
});

/** Pages in a scrolling frame, rendered near the view. Ctrl and the wheel zoom. */
export function PdfPages({ pdf, label, zoom, onZoomChange, onScaleChange, onPageChange, overlay, ref }: PdfPagesProps) {
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const room = useRoom(root, list);
  const anchor = useRef<Anchor>({ page: 1, fraction: 0 });
  const [current, setCurrent] = useState(1);
  /** Scrolled to once the frame shows: a hidden one does not scroll. */
  const awaited = useRef<number | null>(null);
  const scaleFor = (page: number) => scaleOf(zoom, pdf.pages[page - 1] ?? { width: 1, height: 1 }, room);
  const scale = scaleFor(current);

  const boxes = useCallback(
    (): PageBox[] =>
      [...(list.current?.children ?? [])].map((child) => {
        const { offsetTop, offsetHeight } = child as HTMLElement;
        return { top: offsetTop, height: offsetHeight };
      }),
    [],
  );
  const follow = useCallback(() => {
    if (!root || root.clientHeight === 0) return;
    const all = boxes();
    const middle = root.scrollTop + root.clientHeight / 2;
    anchor.current = anchorAt(all, middle);
    const page = pageAt(all, middle);
    setCurrent(page);
    onPageChange(page);
  }, [root, boxes, onPageChange]);

  useEffect(() => onScaleChange?.(scale), [scale, onScaleChange]);

  // What was in the middle of the view stays there when the pages grow or shrink.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the zoom and the room that move the pages.
  useLayoutEffect(() => {
    if (!root || anchor.current.page + anchor.current.fraction <= 1) return;
    root.scrollTop = middleOf(boxes(), anchor.current) - root.clientHeight / 2;
  }, [zoom, room, root, boxes]);

  const scrollTo = useCallback(
    (page: number) => {
      const hidden = !root || root.clientHeight === 0;
      awaited.current = hidden ? page : null;
      const [first, box] = [boxes()[0], boxes()[page - 1]];
      if (!hidden && first && box) root.scrollTop = box.top - first.top;
    },
    [root, boxes],
  );
  const zoomBy = useCallback((step: 1 | -1) => onZoomChange(nextZoom(scale, step)), [scale, onZoomChange]);
  useImperativeHandle(
    ref,
    () => ({
      goTo: (page) => {
        // Stamps go where the reader was sent, even before the frame shows it.
        anchor.current = { page, fraction: 0.2 };
        setCurrent(page);
        onPageChange(page);
        scrollTo(page);
      },
      middle: () => {
        follow();
        return anchor.current;
      },
      zoomBy,
    }),
    [scrollTo, onPageChange, follow, zoomBy],
  );

  useEffect(() => {
    if (!root) return;
    const observer = new ResizeObserver(() => awaited.current !== null && scrollTo(awaited.current));
    observer.observe(root);
    return () => observer.disconnect();
  }, [root, scrollTo]);

  useWheelZoom(root, zoomBy);

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls what the focus is in.
    <section ref={setRoot} css={frame} aria-label={label} tabIndex={0} onScroll={follow}>
      <div ref={list} css={column}>
        {pdf.pages.map((size, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is known by its number.
          <PdfPage key={index} pdf={pdf} page={index + 1} scale={scaleFor(index + 1)} root={root}>
            {overlay?.(index + 1, size)}
          </PdfPage>
        ))}
      </div>
    </section>
  );
}

function useRoom(root: HTMLElement | null, list: React.RefObject<HTMLElement | null>): number {
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    if (!root) return;
    const measure = () => {
      const padding = list.current ? Number.parseFloat(getComputedStyle(list.current).paddingInlineStart) || 0 : 0;
      // A hidden frame has no width; the last one is right when it shows.
      if (root.clientWidth > 0) setRoom(root.clientWidth - 2 * padding);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(root);
    return () => observer.disconnect();
  }, [root, list]);
  return room;
}

/** Zooms by Ctrl with the wheel, or two fingers on a trackpad, instead of the browser. */
function useWheelZoom(root: HTMLElement | null, zoom: (direction: 1 | -1) => void): void {
  const latest = useRef(zoom);
  latest.current = zoom;
  useEffect(() => {
    if (!root) return;
    let turned = 0;
    const listen = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      turned += event.deltaY;
      if (Math.abs(turned) < 40) return;
      latest.current(turned < 0 ? 1 : -1);
      turned = 0;
    };
    root.addEventListener('wheel', listen, { passive: false });
    return () => root.removeEventListener('wheel', listen);
  }, [root]);
}

const pageFrame = css({
  position: 'relative',
  flex: 'none',
  overflow: 'clip',
  borderRadius: `calc(${token.radius.control} / 2)`,
  boxShadow: token.shadow.sheet,
  // Scans are white in both themes, for marks in red pen.
  background: token.color.scan,
  colorScheme: 'light',
});
const picture = css({
  position: 'absolute',
  inset: 0,
  '& > canvas': { display: 'block', inlineSize: '100%', blockSize: '100%' },
});
const waiting = css({ position: 'absolute', inset: token.space[6] });

interface PdfPageProps {
  pdf: OpenPdf;
  page: number;
  scale: number;
  /** Pages render within one frame's height of the view. */
  root: HTMLElement | null;
  children?: ReactNode;
}

/** A page, rendered near the view and released far from it, to limit memory. */
function PdfPage({ pdf, page, scale, root, children }: PdfPageProps) {
  const element = useRef<HTMLElement>(null);
  const holder = useRef<HTMLDivElement>(null);
  const near = useNear(element, root);
  const [drawn, setDrawn] = useState(false);
  const size = pdf.pages[page - 1];

  useEffect(() => {
    if (near || !holder.current) return;
    holder.current.replaceChildren();
    setDrawn(false);
  }, [near]);

  useEffect(() => {
    if (!near || !size) return;
    const stop = new AbortController();
    // The old picture stretches meanwhile, so that quick zoom steps render once.
    const later = setTimeout(
      () => {
        pdf.draw(page, crispScale(size, scale, window.devicePixelRatio || 1), stop.signal).then(
          (canvas) => {
            if (stop.signal.aborted) return;
            holder.current?.replaceChildren(canvas);
            setDrawn(true);
          },
          () => undefined,
        );
      },
      holder.current?.hasChildNodes() ? 160 : 0,
    );
    return () => {
      clearTimeout(later);
      stop.abort();
    };
  }, [pdf, page, scale, size, near]);

  if (!size) return null;
  return (
    <section
      ref={element}
      css={pageFrame}
      aria-label={`Page ${page} of ${pdf.pages.length}`}
      data-page={page}
      style={{ inlineSize: size.width * scale, blockSize: size.height * scale }}
    >
      {!drawn && <Skeleton css={waiting} shape="block" height="100%" />}
      <div ref={holder} css={picture} aria-hidden="true" />
      {children}
    </section>
  );
}

/** Whether it is within one frame's height of the view. */
function useNear(element: React.RefObject<HTMLElement | null>, root: HTMLElement | null): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting ?? false), {
      root,
      rootMargin: '100% 0px',
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, root]);
  return near;
}
