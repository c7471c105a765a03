/** Addresses of a test's pages. Specification part 2, section 2. */
export const TEST = '/take-a-test/:slug';

export const testAddress = (slug: string) => `/take-a-test/${slug}`;
export const introAddress = (slug: string) => `${testAddress(slug)}/confirm`;
/** A page of its own besides the specification's: the player has the screen to itself, a receipt has the site around it. */
export const receiptAddress = (slug: string) => `${testAddress(slug)}/receipt`;
export const resultAddress = (slug: string) => `${testAddress(slug)}/result`;
/** The review of a test, at the question with this position if one is named. */
export const reviewAddress = (slug: string, position?: number) =>
  `${testAddress(slug)}/answer${position === undefined ? '' : `#${questionAnchor(position)}`}`;
/** Where a question of the review stands on its page. */
export const questionAnchor = (position: number) => `question-${position}`;
export const gradingAddress = (slug: string) => `${testAddress(slug)}/get-graded`;
export const MY_TESTS = '/my-tests';
/** Marks lost over time, by reason; a page of its own besides the specification's. */
export const LOST_MARKS = '/my-tests/lost-marks';
