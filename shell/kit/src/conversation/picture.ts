// A file of its own: enlarging brings a dialog along, and most conversations have no photo.
export { Picture } from 'design-system';
