import { PictureButton, type PictureButtonProps } from './PictureButton.tsx';
import { PictureDialog, type PictureDialogProps } from './PictureDialog.tsx';

/** Props of Picture; all others go to its `<button>`. */
export interface PictureProps extends Omit<PictureButtonProps, 'title'>, Pick<PictureDialogProps, 'title' | 'enlarged'> {
  /** Its full-size address, if different. */
  fullSrc?: string;
  /** The picture failed to load. */
  onFault?: () => void;
}

/** A picture that enlarges when pressed. The arrow keys scroll it, Escape closes it. */
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
