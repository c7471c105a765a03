import type { Question } from '@api/contract';
import { css } from '@emotion/react';
import { PictureButton, type PictureProps, token } from 'design-system';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { onDemand } from '../on-demand.tsx';

const loadDialog = () => import('./picture-dialog.ts').then((module) => module.PictureDialog);
const PictureDialog = onDemand(loadDialog);

export interface PictureOnDemandProps extends PictureProps {
  /** Loads the dialog with the page, to work offline. */
  ahead?: boolean;
}

/** Picture with a code-split dialog; the picture itself renders on the server. */
export function PictureOnDemand({ title, enlarged, fullSrc, ahead = false, ...button }: PictureOnDemandProps) {
  const { src, alt, width, height, onFault } = button;
  const opener = useRef<HTMLButtonElement>(null);
  // Stays once loaded, so that it closes as it opened.
  const [open, setOpen] = useState<boolean>();
  useEffect(() => {
    // If the import fails, the next press retries and reports it.
    if (ahead) void loadDialog().catch(() => {});
  }, [ahead]);
  return (
    <>
      <PictureButton
        {...button}
        ref={opener}
        aria-haspopup="dialog"
        aria-expanded={open === true}
        onClick={() => setOpen(true)}
      />
      {open !== undefined && (
        <PictureDialog
          {...{ title, alt, width, height, enlarged, onFault, open }}
          src={fullSrc ?? src}
          onOpenChange={setOpen}
          finalFocus={opener}
        />
      )}
    </>
  );
}

export interface QuestionImagesProps extends Omit<ComponentProps<'div'>, 'children'> {
  images: Question['images'];
  of: 'question' | 'solution';
  /** Loads pictures and dialog with the page, for tests taken offline. */
  ahead?: boolean;
}

const list = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: token.space[4], justifyItems: 'start' });

/** Images of a question or solution, which enlarge; their space is reserved. Nothing without images. */
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
