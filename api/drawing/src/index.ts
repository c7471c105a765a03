export { BLUEPRINTS, type Blueprint, findBlueprint, LONG_FROM, marksOf } from './mock-papers/blueprints.ts';
export { paperCode } from './mock-papers/code.ts';
export { type Candidate, drawPaper, fits, MARKS_TOLERANCE, paperOrder, requestedTopics } from './mock-papers/drawing.ts';
export { seededIndex } from './seeded-index.ts';
export { randomFrom, shuffled } from './seeded-random.ts';
export { drawQuestions, type TestCandidate } from './timed-test.ts';
