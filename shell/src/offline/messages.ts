/** From a page to the worker. */
export type ToWorker =
  /** The session changed: others' caches go. */
  | { kind: 'account'; authorization: string | null }
  /** What this page loaded before the worker. */
  | { kind: 'keep'; authorization: string | null; page: string; files: string[] };

/** From the worker to pages: a response came from the cache, as of `at`. */
export interface FromWorker {
  kind: 'read-kept';
  /** ISO 8601; null if unknown. */
  at: string | null;
}
