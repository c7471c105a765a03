import { css } from '@emotion/react';
import type { OpenPdf } from '@shell/kit/pdf';
import { token } from 'design-system';
import { type ReactNode, useEffect, useRef, useState } from 'react';

const rail = css({
  display: 'grid',
  alignContent: 'start',
  gap: token.space[3],
  margin: 0,
  padding: token.space[3],
  overflowY: 'auto',
  minBlockSize: 0,
  listStyle: 'none',
  borderInlineEnd: `1px solid ${token.color.line}`,
  background: token.color.surface,
});
const entry = css({
  display: 'grid',
  justifyItems: 'center',
  gap: token.space[1],
  inlineSize: '100%',
  padding: token.space[1],
  borderRadius: token.radius.control,
  color: token.color.ink3,
  fontSize: token.text.caption,
  fontVariantNumeric: 'tabular-nums',
  '&:hover': { background: token.color.sunken },
  '&[aria-current="true"]': { background: token.color.accentSoft, color: token.color.accent },
});
const picture = css({
  position: 'relative',
  inlineSize: '100%',
  overflow: 'clip',
  border: `1px solid ${token.color.line}`,
  borderRadius: token.space[1],
  background: token.color.scan,
  '& canvas': { display: 'block', inlineSize: '100%', blockSize: '100%' },
});
const WIDTH = 96;

interface PageThumbnailsProps {
  pdf: OpenPdf;
  current: number;
  onGoTo: (page: number) => void;
  /** Below a page's number, such as its marks. */
  note?: (page: number) => ReactNode;
}

/** Thumbnails to see the position and to jump. */
export function PageThumbnails({ pdf, current, onGoTo, note }: PageThumbnailsProps) {
  return (
    <ol css={rail} aria-label="Pages">
      {pdf.pages.map((size, index) => {
        const page = index + 1;
        return (
          <li key={page}>
            <button type="button" css={entry} aria-current={page === current || undefined} onClick={() => onGoTo(page)}>
              <span css={picture} style={{ aspectRatio: `${size.width} / ${size.height}` }} aria-hidden="true">
                <Thumbnail pdf={pdf} page={page} scale={WIDTH / size.width} inView={page === current} />
              </span>
              <span>
                Page {page} {note?.(page)}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

function Thumbnail({ pdf, page, scale, inView }: { pdf: OpenPdf; page: number; scale: number; inView: boolean }) {
  const holder = useRef<HTMLSpanElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!holder.current || seen) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(holder.current);
    return () => observer.disconnect();
  }, [seen]);
  useEffect(() => {
    if (!seen) return;
    const stop = new AbortController();
    pdf.draw(page, scale * Math.min(2, window.devicePixelRatio || 1), stop.signal).then(
      (canvas) => holder.current?.replaceChildren(canvas),
      () => undefined,
    );
    return () => stop.abort();
  }, [pdf, page, scale, seen]);
  useEffect(() => {
    if (inView) holder.current?.closest('li')?.scrollIntoView?.({ block: 'nearest' });
  }, [inView]);
  return <span ref={holder} style={{ display: 'block', blockSize: '100%' }} />;
}
