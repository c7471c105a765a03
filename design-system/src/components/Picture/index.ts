export { Picture, type PictureProps } from './Picture.tsx';
export { PictureButton, type PictureButtonProps } from './PictureButton.tsx';
export { PictureDialog, type PictureDialogProps } from './PictureDialog.tsx';
