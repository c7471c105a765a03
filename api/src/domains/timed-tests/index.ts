export type { Key } from './after-test/correct-marks.ts';
export { type CorrectedTest, correctTest, foreseeCorrection, type KeyCorrection } from './after-test/correct-test.ts';
export {
  countRunningWith,
  findTouched,
  listRaisedOwners,
  listRaisedTests,
  type RaisedTest,
} from './after-test/corrections.queries.ts';
export { answerParts } from './after-test/marking.ts';
export type { MarkedBy } from './after-test/marks-so-far.ts';
export { findQuestionMarks, type QuestionMarks } from './after-test/question-marks.ts';
export { compareWithTeacher } from './after-test/results.queries.ts';
export { keepSelfMarks, requireAttempted } from './after-test/results.service.ts';
export { recordGrading } from './after-test/test-evidence.ts';
export { drawQuestions } from './make-test/drawing.ts';
export { findCandidates, insertTest } from './make-test/make-test.queries.ts';
export { type Making, makeCopy } from './make-test/make-test.service.ts';
export { countTestsCreated } from './make-test/usage.queries.ts';
export { findPrintedTest, type PrintedTest } from './read-tests/printed-test.ts';
export { findRunningTests, findUnmarkedTest } from './read-tests/tests.queries.ts';
export { findTest } from './read-tests/tests.service.ts';
export { findTestId, findTestQuestions, findTestWithQuestion, type TestQuestionRow } from './take-test/attempts.queries.ts';
export { closeExpiredTests } from './take-test/closing.ts';
export { type PastChange, recordPastAttempt } from './take-test/past-attempt.ts';
export { testRoutes } from './tests.routes.ts';
