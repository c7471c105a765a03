import { PictureButton, type PictureProps } from 'design-system';
import { useEffect, useRef, useState } from 'react';
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
