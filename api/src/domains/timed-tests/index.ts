export { drawQuestions } from './make-test/drawing.ts';
export { findCandidates, insertTest } from './make-test/make-test.queries.ts';
export { countTestsCreated } from './make-test/usage.queries.ts';
export { closeExpiredTests } from './take-test/closing.ts';
export { testRoutes } from './tests.routes.ts';
