export {
  type CorrectedTest,
  correctTest,
  findQuestionMarks,
  foreseeCorrection,
  type QuestionMarks,
} from './after-test/correct-test.ts';
export {
  countRunningWith,
  findTouched,
  listRaisedOwners,
  listRaisedTests,
  type RaisedTest,
} from './after-test/corrections.queries.ts';
export { compareWithTeacher } from './after-test/results.queries.ts';
export { recordMarksOfTest, requireAttempted } from './after-test/results.service.ts';
export { findTestId, findTestQuestions, findTestWithQuestion, type TestQuestionRow } from './attempts.queries.ts';
export { countTestsCreated, findCandidates, insertTest } from './make-test/make-test.queries.ts';
export { makeAssignedTest, makeCopy } from './make-test/make-test.service.ts';
export { answerParts, markParts } from './marking/marking.ts';
export { recordGrading } from './marking/test-evidence.ts';
export {
  type AssignedQuestionRow,
  type AssignedTestRow,
  changeAssignedTests,
  changeExtraTime,
  findAssignedQuestions,
  findAssignedTests,
  findQuestionKeys,
  type QuestionKeyRow,
  TESTS_WAITING_FOR_MARKS,
} from './read-tests/assigned-tests.queries.ts';
export { findPrintedTest, findTest, mayReadAnswers } from './read-tests/tests.service.ts';
export { closeExpiredTests } from './take-test/closing.ts';
export { type PastChange, recordPastAttempt } from './take-test/past-attempt.ts';
export { findRunningTests, findUnmarkedTest } from './tests.queries.ts';
export { testRoutes } from './tests.routes.ts';
