export { findPaper, findPaperQuestions } from './mock-papers.queries.ts';
export { mockPaperRoutes } from './mock-papers.routes.ts';
export { renewPracticePapers } from './practice/practice-papers.ts';
