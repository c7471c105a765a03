import { addressOf } from '@shell/kit/addresses';

export const testAddress = (slug: string) => addressOf('test', { slug });
export const introAddress = (slug: string) => addressOf('test-intro', { slug });
/** The receipt; a page beyond the specification's. */
export const receiptAddress = (slug: string) => addressOf('test-receipt', { slug });
export const resultAddress = (slug: string) => addressOf('test-result', { slug });
/** The review of a test, at a question if given. */
export const reviewAddress = (slug: string, position?: number) =>
  addressOf('test-review', { slug }, { hash: position === undefined ? undefined : questionAnchor(position) });
/** The anchor of a question on the review page. */
export const questionAnchor = (position: number) => `question-${position}`;
export const gradingAddress = (slug: string) => addressOf('get-graded', { slug });
export const MY_TESTS = addressOf('my-tests');
/** Marks lost over time, by reason; a page beyond the specification's. */
export const LOST_MARKS = addressOf('lost-marks');

/** History state of a result opened right after the test: it offers grading. */
export const JUST_COMPLETED = { justCompleted: true } as const;

/** Whether a history state is `JUST_COMPLETED`. */
export function wasJustCompleted(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'justCompleted' in state && state.justCompleted === true;
}
