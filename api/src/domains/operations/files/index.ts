export {
  expectFile,
  imageName,
  markFileInUse,
  removeFileAt,
  removeUnreferencedFiles,
  storeImages,
} from './files.queries.ts';
export { fileRoutes } from './files.routes.ts';
export { type ImageFile, ImageRefused } from './images/image-file.ts';
export {
  imageLink,
  readPublicImage,
  rerenderImage,
  type StoredImage,
  storePicture,
  storeUploadedImage,
} from './images/image-files.ts';
export { cleanImage, imageForReading } from './images/image-work.ts';
export { photoRefused, presentPhoto, storedPhotoRow, storePhoto } from './images/photos.ts';
