export {
  expectFile,
  imageName,
  keepFile,
  keepFileUntil,
  removeUnnamedFiles,
  storeImages,
} from './files.queries.ts';
export { fileRoutes } from './files.routes.ts';
export { type ImageFile, ImageRefused } from './images/image-file.ts';
export { imageLink, type KeptImage, keepPicture, keepUploadedImage, readPublicImage, renewImage } from './images/image-files.ts';
export { cleanImage, imageForReading } from './images/image-work.ts';
export { keepPhoto, keptPhotoRow, photoRefused, presentPhoto } from './images/photos.ts';
