import type { Question } from '@api/contract';
import { css } from '@emotion/react';
import { Picture, token } from 'design-system';

const list = css({ display: 'grid', gap: token.space[4], justifyItems: 'start', marginBlockStart: token.space[4] });

/** The images of a question or its worked solution (`of`) beside the sheet, each opened larger with a press. */
export function QuestionImages({ images, of }: { images: Question['images']; of: 'question' | 'solution' }) {
  if (images.length === 0) return null;
  return (
    <div css={list}>
      {images.map(({ id, url, alt, width, height }, index) => {
        const place = `image ${index + 1} of the ${of}`;
        return (
          <Picture
            key={id}
            src={url}
            alt={alt || `I${place.slice(1)}`}
            label={`Enlarge ${place}${alt && `: ${alt}`}`}
            title={`I${place.slice(1)}`}
            {...{ width, height }}
          />
        );
      })}
    </div>
  );
}
