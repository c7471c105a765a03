import type { Question } from '@api/contract';
import { css } from '@emotion/react';
import { Picture, token } from 'design-system';

const list = css({ display: 'grid', gap: token.space[4], justifyItems: 'start' });

/** The images of a question or an answer (`of`), each opened larger with a press. */
export function QuestionImages({ images, of = 'question' }: { images: Question['images']; of?: 'question' | 'answer' }) {
  if (images.length === 0) return null;
  return (
    <div css={list}>
      {images.map(({ id, url, alt, width, height }, index) => (
        <Picture
          key={id}
          src={url}
          alt={alt || `Part ${index + 1} of the ${of}`}
          label={`Enlarge image ${index + 1}${alt && `: ${alt}`}`}
          title={`Image ${index + 1} of the ${of}`}
          {...{ width, height }}
        />
      ))}
    </div>
  );
}
