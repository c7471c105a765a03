import type { Question } from '@api/contract';
import { css } from '@emotion/react';
import { token } from 'design-system';
import type { ComponentProps } from 'react';
import { PictureOnDemand } from './PictureOnDemand.tsx';

/** Props of QuestionImages; all others go to the list's `<div>`. */
export interface QuestionImagesProps extends Omit<ComponentProps<'div'>, 'children'> {
  images: Question['images'];
  /** What they belong to. */
  of: 'question' | 'solution';
  /** They and the sheet that enlarges them are fetched with the page, as for a test that goes on without a network; else when they are needed. */
  ahead?: boolean;
}

const list = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: token.space[4], justifyItems: 'start' });

/**
 * The images that staff have added to a question or its solution, in their order, each opened larger with a press. They keep their place while
 * they load. Nothing where there are none.
 */
export function QuestionImages({ images, of, ahead = false, ...rest }: QuestionImagesProps) {
  if (images.length === 0) return null;
  return (
    <div {...rest} css={list}>
      {images.map(({ id, url, alt, width, height }, index) => {
        const place = `${index + 1} of the ${of}`;
        return (
          <PictureOnDemand
            key={id}
            src={url}
            alt={alt || `Image ${place}`}
            label={`Enlarge image ${place}${alt && `: ${alt}`}`}
            title={`Image ${place}`}
            loading={ahead ? 'eager' : 'lazy'}
            {...{ width, height, ahead }}
          />
        );
      })}
    </div>
  );
}
