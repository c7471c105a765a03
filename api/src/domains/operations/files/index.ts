export { expectFile, keepFile, keepFileUntil, removeUnnamedFiles } from './file-removals.queries.ts';
export { fileRoutes } from './files.routes.ts';
export { imageLink } from './image-link.ts';
export { type ImageFile, ImageRefused } from './images/image-file.ts';
export { type KeptImage, keepUploadedImage, readPublicImage, renewImage } from './images/image-files.ts';
export { cleanImage, imageForReading } from './images/image-work.ts';
export { keepPhoto, keptPhotoRow, photoRefused, presentPhoto } from './images/photos.ts';
export { imageName, storeImages } from './images.queries.ts';
