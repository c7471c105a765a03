/** Waits between tries without an answer: 1, 2, 4 … 30 s. Milliseconds. */
const FIRST_WAIT = 1_000;
const LAST_WAIT = 30_000;
/** How long an answer is waited for: 5, 10, 20 s. Sending again does no harm. */
const FIRST_LIMIT = 5_000;
const LAST_LIMIT = 20_000;
/** The longest of both once so few seconds are left that a longer one might reach over the end of the test and its grace. */
const LAST_NEAR_END = 5_000;
const NEAR_END = 30;

/** Doubles with each try, from 0, up to the last. `secondsLeft` is null in untimed practice. */
function growing(first: number, last: number, tries: number, secondsLeft: number | null): number {
  const longest = secondsLeft !== null && secondsLeft <= NEAR_END ? LAST_NEAR_END : last;
  return Math.min(first * 2 ** tries, longest);
}

/** How long to wait before trying again, after so many failures before this one. Milliseconds. */
export const nextTryIn = (tries: number, secondsLeft: number | null) => growing(FIRST_WAIT, LAST_WAIT, tries, secondsLeft);

/** How long to wait for an answer after so many failures. Milliseconds. */
export const answerLimit = (tries: number, secondsLeft: number | null) => growing(FIRST_LIMIT, LAST_LIMIT, tries, secondsLeft);
