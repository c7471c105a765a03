/**
 * Timeout of the slowest calls in browsers, in milliseconds: large uploads and image processing. The gateway's timeout
 * is longer.
 */
export const LONGEST_CALL_MS = 300_000;
