export { uploadRoutes } from './uploads.routes.ts';
export { workOnUploads } from './work/due-uploads.ts';
