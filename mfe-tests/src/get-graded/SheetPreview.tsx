import { css } from '@emotion/react';
import { crispScale, type OpenPdf, openPdf } from '@shell/kit/pdf';
import { Banner, token } from 'design-system';
import { useEffect, useRef, useState } from 'react';

const WIDTH = 320;

/** Scrolls by itself, so that what follows stays in reach. */
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
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[1],
  justifyItems: 'center',
  fontSize: token.text.small,
  color: token.color.ink2,
});
const paper = css({
  inlineSize: '100%',
  aspectRatio: '210 / 297',
  overflow: 'clip',
  background: token.color.scan,
  border: `1px solid ${token.color.line}`,
  borderRadius: token.space[1],
  '& > canvas': { display: 'block', inlineSize: '100%', blockSize: '100%' },
});

interface SheetPreviewProps {
  source: () => Promise<Blob>;
  /** From the server: reserves frames. */
  pageCount: number;
}

/** The pages of a sheet, to spot missing or turned ones before paying. */
export function SheetPreview({ source, pageCount }: SheetPreviewProps) {
  const [pdf, setPdf] = useState<OpenPdf | 'failed'>();
  const first = useRef(source);
  useEffect(() => {
    const stop = new AbortController();
    const open = async () => openPdf(await first.current(), stop.signal);
    open().then(
      (opened) => (stop.signal.aborted ? opened.close() : setPdf(opened)),
      () => !stop.signal.aborted && setPdf('failed'),
    );
    return () => stop.abort();
  }, []);

  if (pdf === 'failed') {
    return (
      <Banner tone="warning">We can’t show the pages here, but your file is saved. Open it on your device to check it.</Banner>
    );
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be in reach of the keyboard
    <ol css={list} aria-label="Pages of your answer sheet" aria-busy={pdf === undefined} tabIndex={0}>
      {Array.from({ length: pdf?.pages.length ?? pageCount }, (_, index) => index + 1).map((number) => (
        <li key={number} css={item}>
          <PreviewPage pdf={pdf} number={number} />
          {number}
        </li>
      ))}
    </ol>
  );
}

/** Rendered when scrolled into view. */
function PreviewPage({ pdf, number }: { pdf: OpenPdf | undefined; number: number }) {
  const frame = useRef<HTMLDivElement>(null);
  const size = pdf?.pages[number - 1];
  useEffect(() => {
    const { current } = frame;
    if (!pdf || !size || !current) return;
    const stop = new AbortController();
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      const scale = crispScale(size, WIDTH / size.width, window.devicePixelRatio || 1);
      // A page that fails stays blank.
      pdf.draw(number, scale, stop.signal).then(
        (canvas) => current.replaceChildren(canvas),
        () => {},
      );
    });
    observer.observe(current);
    return () => {
      stop.abort();
      observer.disconnect();
    };
  }, [pdf, number, size]);
  const shape = size && { aspectRatio: `${size.width} / ${size.height}` };
  return <div ref={frame} role="img" aria-label={`Page ${number}`} css={paper} style={shape} />;
}
