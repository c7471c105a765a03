import { addressOf } from '@shell/kit/addresses';

/** The queue of answer sheets. */
export const QUEUE = addressOf('grade-tests');

/** The grading screen of one sheet. */
export const sheetAddress = (slug: string) => addressOf('grade-test', { slug });
