import { css } from '@emotion/react';
import { crispScale, type OpenPdf } from '@shell/kit/pdf';
import { Skeleton, token } from 'design-system';
import { type ReactNode, useEffect, useRef, useState } from 'react';

const frame = css({
  position: 'relative',
  flex: 'none',
  overflow: 'clip',
  borderRadius: `calc(${token.radius.control} / 2)`,
  boxShadow: token.shadow.sheet,
  // A scan is paper in both themes: marks in red pen are judged against what the learner handed in.
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
  /** From 1. */
  page: number;
  scale: number;
  /** Its scrolling frame: pages are drawn from one frame's height away. */
  root: HTMLElement | null;
  /** Lies over the drawn page. */
  children?: ReactNode;
}

/** One page, drawn when it comes near the view and let go when it is far: forty pages cost no more memory than three. */
export function PdfPage({ pdf, page, scale, root, children }: PdfPageProps) {
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
    // The old drawing is stretched meanwhile, so that a quick row of zoom steps draws once.
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
      css={frame}
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

/** True while the element is within one frame's height of the view. */
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
