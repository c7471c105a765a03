import type { LostMarkReason } from '@api/contract';

/** Why a mark was lost, in a word and in the learner's own words; in the order in which they are always shown. */
export const LOST_MARK_REASONS: readonly { reason: LostMarkReason; name: string; words: string }[] = [
  { reason: 'method', name: 'Method', words: 'Method: did not know how' },
  { reason: 'accuracy', name: 'Accuracy', words: 'Accuracy: a slip in the working' },
  { reason: 'misread', name: 'Misread', words: 'Misread the question' },
  { reason: 'notation', name: 'Notation', words: 'Notation or units' },
  { reason: 'time', name: 'Time', words: 'Ran out of time' },
];
