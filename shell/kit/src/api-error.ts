import type { InputIssue } from '@api/contract';

/** An answer of the API that is no success. `message` is fit to be shown; `status` 0 means that no answer came. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string;
  readonly issues: readonly InputIssue[];
  /** What else came with it, as the contract names it for its code; nobody has checked it. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(
    status: number,
    code: string,
    message: string,
    issues: readonly InputIssue[] = [],
    details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.issues = issues;
    this.details = details;
  }
}

/** Tells an `ApiError` by its name: shell and remotes each carry a copy of the class, so `instanceof` would not do. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError';
}

/** The specification's words for what nothing explains: they stay as they are. */
const CATCH_ALL = 'Something went wrong';

/**
 * The sentence to show for any failure: the server's message, else the specification's catch-all. Words of our own for a call that failed without a
 * reason end in the beginning of its id, by which support finds it in the log.
 */
export function messageOf(error: unknown): string {
  if (!isApiError(error)) return CATCH_ALL;
  // An error of an older shell may come without details.
  const reference = error.details?.reference;
  return typeof reference === 'string' && error.message !== CATCH_ALL
    ? `${error.message} (reference ${reference})`
    : error.message;
}
