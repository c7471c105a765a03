export { answerParts } from './after-test/marking.ts';
export { storeSelfMarks } from './after-test/results.queries.ts';
export { drawQuestions } from './make-test/drawing.ts';
export { findCandidates, insertTest } from './make-test/make-test.queries.ts';
export { countTestsCreated } from './make-test/usage.queries.ts';
export { findTestQuestions, type TestQuestionRow } from './take-test/attempts.queries.ts';
export { closeExpiredTests } from './take-test/closing.ts';
export { type PastChange, recordPastAttempt } from './take-test/past-attempt.ts';
export { testRoutes } from './tests.routes.ts';
