export { mockPaperRoutes } from './mock-papers.routes.ts';
