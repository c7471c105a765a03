// Code-split: most conversations have no photo.
export { Picture } from 'design-system';
