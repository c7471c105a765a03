import { css } from '@emotion/react';
import { Banner, token } from 'design-system';
import { useEffect, useRef, useState } from 'react';
import type { Pdf } from './read-pdf.ts';

/** Width of a drawn page in pixels: sharp at twice the width that it is shown at. */
const DRAWN_WIDTH = 640;

/** Pages scroll in a frame of their own, so that what comes after them stays in reach. */
const list = css({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(calc(${token.size.popup} / 2.25), 1fr))`,
  gap: token.space[4],
  maxBlockSize: '70dvb',
  margin: 0,
  padding: token.space[3],
  overflowY: 'auto',
  listStyle: 'none',
  borderRadius: token.radius.control,
  background: token.color.sunken,
});
const item = css({
  display: 'grid',
  gap: token.space[1],
  justifyItems: 'center',
  fontSize: token.text.small,
  color: token.color.ink2,
});
const paper = css({
  inlineSize: '100%',
  background: token.color.scan,
  border: `1px solid ${token.color.line}`,
  borderRadius: token.space[1],
  '&[data-waiting]': { aspectRatio: '210 / 297' },
});

interface SheetPreviewProps {
  source: () => Promise<Blob>;
  /** As the server counted them; as many frames stand there while the file is read. */
  pageCount: number;
}

/** The pages of an answer sheet, so that a missing or turned one is seen before it is paid for. */
export function SheetPreview({ source, pageCount }: SheetPreviewProps) {
  const [pdf, setPdf] = useState<Pdf | 'failed'>();
  const first = useRef(source);
  useEffect(() => {
    let opened: Pdf | undefined;
    let gone = false;
    const open = async () => {
      const [{ openPdf }, content] = await Promise.all([import('./read-pdf.ts'), first.current()]);
      opened = await openPdf(content);
      if (gone) await opened.close();
      else setPdf(opened);
    };
    open().catch(() => !gone && setPdf('failed'));
    return () => {
      gone = true;
      void opened?.close();
    };
  }, []);

  if (pdf === 'failed') {
    return (
      <Banner tone="warning">
        The pages cannot be shown here. The file itself is stored; open it on your device to check it.
      </Banner>
    );
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be in reach of the keyboard
    <ol css={list} aria-label="Pages of your answer sheet" aria-busy={pdf === undefined} tabIndex={0}>
      {Array.from({ length: pdf?.pageCount ?? pageCount }, (_, index) => index + 1).map((number) => (
        <li key={number} css={item}>
          <PreviewPage pdf={pdf} number={number} />
          {number}
        </li>
      ))}
    </ol>
  );
}

/** One page, drawn when it comes into view. */
function PreviewPage({ pdf, number }: { pdf: Pdf | undefined; number: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    const { current } = canvas;
    if (!pdf || !current) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      // A page that cannot be drawn stays a blank frame; the others are shown.
      pdf.drawPage(number, current, DRAWN_WIDTH).then(
        () => setDrawn(true),
        () => {},
      );
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [pdf, number]);
  return <canvas ref={canvas} role="img" aria-label={`Page ${number}`} css={paper} data-waiting={!drawn || undefined} />;
}
