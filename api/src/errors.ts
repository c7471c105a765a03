import type { ErrorBody, InputIssue } from '@api/contract';
import { commonErrors } from '@api/contract';

/** An error that is meant for the caller: its status, code and message are public. Anything else thrown is a 500. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly code: string;
  readonly issues: readonly InputIssue[] | undefined;
  /** Response headers that go with it, e.g. `Allow`. */
  readonly headers: Readonly<Record<string, string>>;
  /** What the body says besides message and code. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(
    status: number,
    code: string,
    message: string,
    extra: {
      issues?: readonly InputIssue[];
      headers?: Record<string, string>;
      details?: Record<string, unknown>;
      cause?: unknown;
    } = {},
  ) {
    super(message, extra.cause === undefined ? undefined : { cause: extra.cause });
    this.status = status;
    this.code = code;
    this.issues = extra.issues;
    this.headers = extra.headers ?? {};
    this.details = extra.details ?? {};
  }

  /** The answer's body. */
  toBody(): ErrorBody {
    return { ...this.details, message: this.message, code: this.code, ...(this.issues ? { issues: [...this.issues] } : {}) };
  }
}

/** What every unknown failure says. Specification part 1, section 8. */
export const SOMETHING_WENT_WRONG = 'Something went wrong';

type CommonCode = keyof typeof commonErrors;
type Extra = ConstructorParameters<typeof ApiError>[3];

const common = (code: CommonCode, message: string, extra?: Extra) => new ApiError(commonErrors[code], code, message, extra);

export const invalidInput = (issues: readonly InputIssue[]) =>
  common('invalid_input', issues[0]?.message ?? 'Some of the input is not valid', { issues });
export const malformedRequest = (message: string) => common('malformed_request', message);
export const bodyTooLarge = (message = 'That is more than can be sent at once') => common('body_too_large', message);
export const unsupportedMediaType = (wanted = 'application/json') =>
  common('unsupported_media_type', `Send the body as ${wanted}`);
export const notSignedIn = () => common('not_signed_in', 'Please log in first', { headers: { 'WWW-Authenticate': 'Bearer' } });
export const sessionExpired = () =>
  common('session_expired', 'Your session has ended. Please log in again', {
    headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' },
  });
export const notAllowed = (message = 'You are not allowed to do that') => common('not_allowed', message);
export const secondFactorRequired = () =>
  common(
    'second_factor_required',
    'Staff need a second factor here. Set it up under Account details, Security, or log in with it',
  );
export const notFound = (message = 'Not found') => common('not_found', message);
export const methodNotAllowed = (allowed: readonly string[]) =>
  common('method_not_allowed', 'This address does not answer that method', { headers: { Allow: allowed.join(', ') } });

const inMinutes = (milliseconds: number) => {
  const minutes = Math.max(1, Math.ceil(milliseconds / 60_000));
  return minutes === 1 ? 'a minute' : minutes > 90 ? `${Math.ceil(minutes / 60)} hours` : `${minutes} minutes`;
};

/** 429; `message` gets the waiting time in words, e.g. `15 minutes`. */
export const tooManyRequests = (
  waitMs: number,
  message = (wait: string) => `That was a little too often. Please try again in ${wait}`,
) =>
  common('too_many_requests', message(inMinutes(waitMs)), {
    headers: { 'Retry-After': String(Math.max(1, Math.ceil(waitMs / 1000))) },
  });

/** 409; `device` is how its owner calls the other device. */
export const deviceInUse = (device: string) =>
  common('device_in_use', `Your account is in use on another device at the moment: ${device}. You can continue here instead`);
/** 409: the same request, by its key, is being fulfilled. */
export const requestInProgress = () =>
  common('request_in_progress', 'This is being done already. Please look again in a moment', { headers: { 'Retry-After': '5' } });
/** 422: the key belongs to another request. */
export const keyReused = () => common('key_reused', 'This key was used for something else before. Please use a new one');
export const unavailable = (cause?: unknown) =>
  common('unavailable', 'The service is busy. Please try again in a moment', { headers: { 'Retry-After': '2' }, cause });
/** 507: the disk is full, or a quota used up. https://www.rfc-editor.org/rfc/rfc4918#section-11.5 */
export const storageFull = (cause?: unknown) =>
  common('storage_full', 'There is no room for files at the moment. Nothing was stored. Please try again later', {
    headers: { 'Retry-After': '60' },
    cause,
  });
export const internal = (cause?: unknown) => common('internal', SOMETHING_WENT_WRONG, { cause });
