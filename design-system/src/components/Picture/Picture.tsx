import { PictureButton, type PictureButtonProps } from './PictureButton.tsx';
import { PictureDialog, type PictureDialogProps } from './PictureDialog.tsx';

/** Props of Picture; all others go to its `<button>`. */
export interface PictureProps extends Omit<PictureButtonProps, 'title'>, Pick<PictureDialogProps, 'title' | 'enlarged'> {
  /** Its address in full size, where that is another one. */
  fullSrc?: string;
  /** The picture did not come, small or enlarged. */
  onFault?: () => void;
}

/**
 * A picture that a press enlarges. Keyboard: Enter or the space bar opens it, the arrow keys scroll it, Escape closes it and gives the focus
 * back to it.
 */
export function Picture({ title, enlarged, fullSrc, ...button }: PictureProps) {
  const { src, alt, width, height, onFault } = button;
  return (
    <PictureDialog
      {...{ title, alt, width, height, enlarged, onFault }}
      src={fullSrc ?? src}
      trigger={<PictureButton {...button} />}
    />
  );
}
