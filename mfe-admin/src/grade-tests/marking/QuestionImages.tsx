import type { Question } from '@api/contract';
import { css } from '@emotion/react';
import { token } from 'design-system';

const list = css({ display: 'grid', gap: token.space[4], justifyItems: 'start', marginBlockStart: token.space[4] });
/** Pictures are drawn on white, whatever the theme. */
const picture = css({
  display: 'block',
  maxInlineSize: '100%',
  blockSize: 'auto',
  borderRadius: token.radius.control,
  background: token.color.scan,
});

/** The images of a question or its worked solution (`of`) beside the sheet; each leads to itself in full size, in a tab of its own. */
export function QuestionImages({ images, of }: { images: Question['images']; of: 'question' | 'solution' }) {
  if (images.length === 0) return null;
  return (
    <div css={list}>
      {images.map(({ id, url, alt, width, height }, index) => {
        const name = alt || `Image ${index + 1} of the ${of}`;
        return (
          <a key={id} href={url} target="_blank" rel="noopener" aria-label={`${name} (full size)`}>
            <img src={url} alt={name} css={picture} {...(width > 0 && height > 0 && { width, height })} />
          </a>
        );
      })}
    </div>
  );
}
