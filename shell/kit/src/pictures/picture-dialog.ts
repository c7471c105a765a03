// Code-split: most pictures are never enlarged.
export { PictureDialog } from 'design-system';
