export { closeExpiredTests } from './closing.ts';
export { drawQuestions } from './drawing.ts';
export { findCandidates, insertTest } from './tests.queries.ts';
export { testRoutes } from './tests.routes.ts';
export { countTestsCreated } from './usage.queries.ts';
