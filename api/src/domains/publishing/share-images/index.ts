export { shareImageRoutes } from './share-images.routes.ts';
