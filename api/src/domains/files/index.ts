export { fileRoutes } from './files.routes.ts';
export { imageLink } from './image-link.ts';
export { type KeptImage, keepUploadedImage, readPublicImage, renewImage } from './images/image-files.ts';
export { imageForReading } from './images/image-for-reading.ts';
export { cleanImage, type ImageFile, ImageRefused } from './images/prepare-image.ts';
export { imageName, type StoredImage, storeImages } from './images.queries.ts';
