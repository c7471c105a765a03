export { scratchPaperRoutes } from './scratch-papers.routes.ts';
