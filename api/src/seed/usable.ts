/** The line that the seed prints once a site can be opened, though the bank's later questions are still to come. */
export const USABLE = 'The site can be opened.';
