/** What a page tells the worker. */
export type ToWorker =
  /** Who is signed in from now on: what was kept for others goes. */
  | { kind: 'account'; authorization: string | null }
  /** What this page was made of before the worker was there. */
  | { kind: 'keep'; authorization: string | null; page: string; files: string[] };

/** What the worker tells pages: an answer was read from this device, as it was kept at that moment. */
export interface FromWorker {
  kind: 'read-kept';
  /** ISO 8601; null where it is not known. */
  at: string | null;
}
