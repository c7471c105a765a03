export { mockPaperRoutes } from './mock-papers.routes.ts';
export { renewPracticePapers } from './practice/practice-papers.ts';
