import type { Question } from '@api/contract';
import { css } from '@emotion/react';
import { Dialog, token } from 'design-system';

const list = css({ display: 'grid', gap: token.space[4], justifyItems: 'start' });
const button = css({
  padding: 0,
  border: `1px solid ${token.color.line}`,
  borderRadius: token.radius.control,
  background: 'none',
  cursor: 'zoom-in',
  overflow: 'hidden',
});
/** Pictures are drawn on white, whatever the theme. */
const onWhite = { background: token.color.scan };
const image = css({ display: 'block', maxInlineSize: '100%', blockSize: 'auto', ...onWhite });
const large = css({
  overflow: 'auto',
  maxBlockSize: '75dvb',
  '& img': { inlineSize: '200%', maxInlineSize: 'none', ...onWhite },
});

/** The images of a question or an answer (`of`), each opened larger with a press. */
export function QuestionImages({ images, of = 'question' }: { images: Question['images']; of?: 'question' | 'answer' }) {
  if (images.length === 0) return null;
  return (
    <div css={list}>
      {images.map(({ id, url, alt, width, height }, index) => (
        <Dialog
          key={id}
          size="wide"
          title={`Image ${index + 1} of the ${of}`}
          trigger={
            <button type="button" css={button} aria-label={`Enlarge image ${index + 1}${alt && `: ${alt}`}`}>
              <img
                src={url}
                alt={alt || `Part ${index + 1} of the ${of}`}
                css={image}
                {...(width > 0 && height > 0 && { width, height })}
              />
            </button>
          }
        >
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by the keyboard. */}
          <section css={large} tabIndex={0} aria-label="Enlarged image">
            <img src={url} alt={alt || `Part ${index + 1} of the ${of}`} />
          </section>
        </Dialog>
      ))}
    </div>
  );
}
