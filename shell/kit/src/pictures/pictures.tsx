import type { Question } from '@api/contract';
import { css } from '@emotion/react';
import { PictureButton, type PictureProps, token } from 'design-system';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { onDemand } from '../on-demand.tsx';

const loadDialog = () => import('./picture-dialog.ts').then((module) => module.PictureDialog);
const PictureDialog = onDemand(loadDialog);

/** Props of PictureOnDemand: those of the design system's Picture, and when its sheet comes. */
export interface PictureOnDemandProps extends PictureProps {
  /** Its sheet is fetched with the page, so that it can be enlarged without a network. */
  ahead?: boolean;
}

/**
 * The design system's Picture, whose sheet comes when it is asked for: the picture itself is there with the page, also where the gateway draws
 * it, and pages weigh no dialog.
 */
export function PictureOnDemand({ title, enlarged, fullSrc, ahead = false, ...button }: PictureOnDemandProps) {
  const { src, alt, width, height, onFault } = button;
  const opener = useRef<HTMLButtonElement>(null);
  // Undefined until it is asked for; from then on the sheet is there, so that it closes as it opened.
  const [open, setOpen] = useState<boolean>();
  useEffect(() => {
    // Where it does not come, pressing the picture tries again and says so.
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
