/**
 * Characters of HTML that texts set at once may come to: a formula takes some 4,000, and what is longer keeps the process that sends it from
 * everybody else. The longest question of the bank comes to a tenth of it.
 */
export const MOST_HTML = 1_500_000;

/** How the process says that it is more. */
export const TOO_MUCH_HTML = 'Too much HTML';
