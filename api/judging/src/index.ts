export { type ConstantFormula, readConstant } from './algebra/read-formula.ts';
export {
  type AnswerSource,
  answerPartsOf,
  judgedMarks,
  judgePart,
  type KeyedPart,
  keyedParts,
  type PartJudgement,
} from './answer-parts.ts';
export type { EarlierAnswers } from './follow-through.ts';
export { judge } from './judge.ts';
export { keyFault, keyFaults, modelAnswer } from './key-faults.ts';
export { canonicalUnit, conversion, printedUnit } from './reading/units.ts';
