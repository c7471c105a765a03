import { z } from 'zod';

/** A fault in one part of the input; `path` is a dotted path into query, params or body. */
export const inputIssueSchema = z.object({ path: z.string(), message: z.string() });
export type InputIssue = z.infer<typeof inputIssueSchema>;

/** The body of every error answer. `message` is for a person, `code` for a program. */
export const errorBodySchema = z.object({
  message: z.string(),
  code: z.string(),
  issues: z.array(inputIssueSchema).optional(),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;

/**
 * What calls that take files answer beside their own, each with 503: too many files are waiting to be read, or reading this one took too
 * long. It says nothing about the file; sending it again may help.
 */
export const fileErrors = ['files_busy', 'file_time_out'] as const;

/** Codes of any endpoint, with their status. */
export const commonErrors = {
  invalid_input: 422,
  malformed_request: 400,
  body_too_large: 413,
  unsupported_media_type: 415,
  not_signed_in: 401,
  /** A token was sent that is unknown or no longer valid: sign out and ask for a new log-in. */
  session_expired: 401,
  not_allowed: 403,
  /** Staff must set up a second factor or log in with it. */
  second_factor_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  /** Tried too often; the `Retry-After` header says in how many seconds it may work again. */
  too_many_requests: 429,
  /** Another device of the account is in use: ask, then call `POST /api/auth/devices/take-over`. */
  device_in_use: 409,
  /** A request with this `Idempotency-Key` is in progress. */
  request_in_progress: 409,
  /** The `Idempotency-Key` was used for something else before. */
  key_reused: 422,
  /** The database timed out; trying again may help. */
  unavailable: 503,
  /** There is no room for files at the moment; a later retry may succeed. */
  storage_full: 507,
  internal: 500,
} as const;
