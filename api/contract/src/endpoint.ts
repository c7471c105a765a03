import type { z } from 'zod';
import type { Permission } from './permissions.ts';

/**
 * The access to an endpoint: a permission admits staff who have it, `staff` all of roles 1 and 2, `administrators` role
 * 1. Its domain decides what they may do with one object.
 */
export type Access = 'anyone' | 'signed-in' | 'staff' | Permission | 'administrators';

/** The files of a multipart/form-data body, by the name of their field. */
export interface Upload {
  /** How many files each field may carry. */
  files: Readonly<Record<string, number>>;
  /** Largest file in bytes. */
  fileBytes: number;
  /** All files together, in bytes, where that is less than each at its largest. */
  bytes?: number;
  /** Files go to the disk while they come, so that memory does not grow with them; handlers get their paths and no bytes. */
  toDisk?: true;
}

/** One call of the API as data: the router's validation, the typed client and OpenAPI are all read from it. */
export interface Endpoint {
  /** One sentence for the OpenAPI document. */
  summary: string;
  access: Access;
  /**
   * Answers on every signed-in device at once. All other calls are refused with 409 `device_in_use` on a device while another
   * one of the account is in use.
   */
  anyDevice?: true;
  /**
   * A background poll, so no sign of presence: it neither claims the device, nor is refused, nor extends the session.
   * Only for paths without parameters.
   */
  unattended?: true;
  /** The path as the specification prints it, where that has no `/api`; served on the API's own port only. */
  literalPath?: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** Largest JSON body, or text field of an upload, in bytes; 100 KB by default. */
  bodyBytes?: number;
  /** The body is multipart/form-data: its text fields are what `body` describes, its files reach the handler as `files`. */
  upload?: Upload;
  /** The handler gets the raw body, because it is signed; nothing is parsed. */
  rawBody?: true;
  /** Status of the success answer; 200 by default. 204 has no body, and 303 leads on to its `location`. */
  status?: 200 | 201 | 204 | 303;
  /** May also answer 202: the work continues, the response says where to follow it. */
  accepts?: true;
  /** Absent where the answer has no JSON body. */
  response?: z.ZodType;
  /** The JSON is too long to be made at once: the handler writes it itself, as a stream. */
  streamed?: true;
  /** Media type of a response that is not JSON, e.g. `image/svg+xml`; its handler returns the bytes or text. */
  produces?: string;
  /** Response headers that are part of the contract, name to meaning. */
  responseHeaders?: Readonly<Record<string, string>>;
  /** Error codes besides those every endpoint can answer (see `errors.ts`). */
  errors?: readonly string[];
}

/** Endpoints by `METHOD /path/:param`. Keys are the names by which the client and the router know them. */
export type EndpointMap = Readonly<Record<`${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`, Endpoint>>;

/** Keeps the exact type of each endpoint while checking the shape of all. */
export function defineEndpoints<const Map extends EndpointMap>(map: Map): Map {
  return map;
}
