export { progressSharingRoutes } from './progress-sharing.routes.ts';
