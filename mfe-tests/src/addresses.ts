import { addressOf } from '@shell/kit/addresses';

export const testAddress = (slug: string) => addressOf('test', { slug });
export const introAddress = (slug: string) => addressOf('test-intro', { slug });
/** Beyond the specification. */
export const receiptAddress = (slug: string) => addressOf('test-receipt', { slug });
export const resultAddress = (slug: string) => addressOf('test-result', { slug });
export const reviewAddress = (slug: string, position?: number) =>
  addressOf('test-review', { slug }, { hash: position === undefined ? undefined : questionAnchor(position) });
/** The anchor of a question on the review page. */
export const questionAnchor = (position: number) => `question-${position}`;
export const gradingAddress = (slug: string) => addressOf('get-graded', { slug });
export const MY_TESTS = addressOf('my-tests');
/** Beyond the specification. */
export const LOST_MARKS = addressOf('lost-marks');

/** History state of a result right after its test: offers grading. */
export const JUST_COMPLETED = { justCompleted: true } as const;

export function wasJustCompleted(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'justCompleted' in state && state.justCompleted === true;
}
