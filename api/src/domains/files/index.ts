export { fileRoutes } from './files.routes.ts';
export { imageLink } from './image-link.ts';
export { imageName, type StoredImage, storeImages } from './images.queries.ts';
