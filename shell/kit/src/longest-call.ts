/** Timeout of the slowest calls in browsers, in ms: uploads and image processing. The gateway's is longer. */
export const LONGEST_CALL_MS = 300_000;
