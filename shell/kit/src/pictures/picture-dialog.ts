// A file of its own: the sheet brings a dialog along, and most pictures are looked at where they stand.
export { PictureDialog } from 'design-system';
