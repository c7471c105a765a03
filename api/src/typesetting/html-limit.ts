/**
 * Limit of HTML characters that texts of one call may produce: a formula takes some 4,000, and sending more blocks the
 * process for others. The longest question of the bank takes a tenth of it.
 */
export const MOST_HTML = 1_500_000;

export const TOO_MUCH_HTML = 'Too much HTML';
