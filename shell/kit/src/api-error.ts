import type { InputIssue } from '@api/contract';

/** An error response of the API. `message` is fit to be shown; `status` 0 means that no response came. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string;
  readonly issues: readonly InputIssue[];
  /** Fields of the error code, as the contract names them; not validated. */
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

/** Recognises an `ApiError` by its name: shell and remotes have separate copies of the class, so `instanceof` fails. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError';
}

/** The specification's catch-all message. */
const CATCH_ALL = 'Something went wrong';

/** The message of any failure: the server's, or the catch-all with the start of the request id, for support to find it. */
export function messageOf(error: unknown): string {
  if (!isApiError(error)) return CATCH_ALL;
  // Errors of an older shell have no details.
  const reference = error.details?.reference;
  return typeof reference === 'string' && error.message !== CATCH_ALL
    ? `${error.message} (reference ${reference})`
    : error.message;
}
