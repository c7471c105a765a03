export { type AnswerSource, answerPartsOf, judgePart, type KeyedPart, keyedParts, type PartJudgement } from './answer-parts.ts';
export { judge } from './judge.ts';
export { keyFaults, modelAnswer } from './key-faults.ts';
