import type { OptionKey } from '@api/contract';

/** The options of a multiple-choice question, in their order. */
export const OPTION_KEYS: readonly OptionKey[] = ['A', 'B', 'C', 'D'];
