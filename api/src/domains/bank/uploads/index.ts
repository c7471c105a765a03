export { uploadRoutes } from './uploads.routes.ts';
export { workOnUploads } from './work/due-uploads.ts';
export { hasDueRun as hasDueUpload } from './work/work.queries.ts';
