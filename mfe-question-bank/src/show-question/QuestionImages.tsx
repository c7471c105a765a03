import type { Question } from '@api/contract';
import { css } from '@emotion/react';
import { token } from 'design-system';

const list = css({ display: 'grid', gap: token.space[4], '& + *': { marginBlockStart: token.space[4] } });
/** Pictures are drawn on white, whatever the theme. */
const picture = css({
  display: 'block',
  maxInlineSize: '100%',
  blockSize: 'auto',
  borderRadius: token.radius.control,
  background: token.color.scan,
});

/** The pictures that staff have added to a question or an answer, in their order. They keep their place while they load. */
export function QuestionImages({ images }: { images: Question['images'] }) {
  if (images.length === 0) return null;
  return (
    <div css={list}>
      {images.map(({ id, url, alt, width, height }) => (
        <img key={id} css={picture} src={url} alt={alt} loading="lazy" {...(width > 0 && height > 0 && { width, height })} />
      ))}
    </div>
  );
}
