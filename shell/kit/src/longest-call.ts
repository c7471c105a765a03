/**
 * How long a browser waits for the slowest calls, in milliseconds: files that come over a slow line, and images that are made smaller
 * and read. The gateway waits longer, so that it never gives up what goes through.
 */
export const LONGEST_CALL_MS = 300_000;
