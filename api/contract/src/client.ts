import type { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import type { endpoints } from './endpoints.ts';

/** Every call of the API by name, e.g. `GET /api/questions/:id`. */
export type EndpointName = keyof typeof endpoints;

type Definition<Name extends EndpointName> = (typeof endpoints)[Name] & Endpoint;
type Sent<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;

/** A query value as a page holds it; the client writes it into the address. */
type QueryOf<Schema> = Schema extends z.ZodType ? { [Key in keyof z.input<Schema>]: z.input<Schema>[Key] } : undefined;

/** Path parameters are written into the address, so numbers do as well as strings. */
type ParamsOf<Schema> = Schema extends z.ZodType ? { [Key in keyof z.input<Schema>]: string | number } : undefined;

type Part<Key extends string, Value> = [Value] extends [undefined]
  ? unknown
  : object extends Value
    ? { [K in Key]?: Exclude<Value, undefined> }
    : { [K in Key]: Value };

/** An upload is sent as it is: text fields and files of a form. */
type BodyOf<Endpoint> = Endpoint extends { upload: object }
  ? FormData
  : Endpoint extends { body: infer Body }
    ? Sent<Body>
    : undefined;

/** The input of a call: path parameters, query and body, each only if the endpoint has it. */
export type RequestOf<Name extends EndpointName> = Part<'params', ParamsOf<Definition<Name>['params']>> &
  Part<'query', QueryOf<Definition<Name>['query']>> &
  Part<'body', BodyOf<(typeof endpoints)[Name]>>;

/** The result of a successful call; a file where it is not JSON. */
export type ResponseOf<Name extends EndpointName> = (typeof endpoints)[Name] extends { produces: string }
  ? File
  : Definition<Name>['response'] extends z.ZodType
    ? z.output<Definition<Name>['response']>
    : undefined;
