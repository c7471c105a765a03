import type { GradingState } from '@api/contract';

/** Where a grading stands, in a few words; of those that were begun. */
export const GRADING_WORDS: Readonly<Record<Exclude<GradingState, 'none'>, string>> = {
  submitted: 'Sheet uploaded',
  paid: 'Waiting for a teacher',
  claimed: 'Being marked',
  graded: 'Report being made',
  returned: 'Graded',
};
