import { randomInt } from 'node:crypto';
import { type ParsedUrlQuery, stringify } from 'node:querystring';
import { Readable } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
import type { Access, Endpoint, EndpointName, ResponseOf } from '@api/contract';
import { commonErrors, endpoints } from '@api/contract';
import { IDEMPOTENCY_KEY, takesKey } from '@api/contract/idempotency';
import { EXCLUDED_CALLS } from '@api/contract/restricted-variant';
import Router, { type RouterContext } from '@koa/router';
import type { Knex } from 'knex';
import type { Middleware } from 'koa';
import type { Logger } from 'pino';
import type { z } from 'zod';
import type { Config } from '../config.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { ApiError, invalidInput, methodNotAllowed, notFound } from '../errors.ts';
import { type Caller, type CallerFor, requireAccess, requireDevice } from './caller.ts';
import { clientAddress } from './client-address.ts';
import { digestOf, readKey } from './idempotency/idempotency-key.ts';
import { type Outcome, runInTransaction, runWithClaim } from './idempotency/keyed-calls.ts';
import { hasUnstorableText, knownQuery, parseInput } from './input.ts';
import { readBytes, readJsonBody } from './json-body.ts';
import { sendCached } from './response-cache.ts';
import { requireHarmless } from './scan-uploads.ts';
import type { ApiContext, ApiState } from './services.ts';
import { type ReadUpload, readUpload, type UploadedFile } from './upload.ts';
import { createUploadSpace } from './upload-space.ts';
import { withinLimits } from './within-limits.ts';

export type ApiRouter = Router<ApiState, ApiContext>;
type Context = RouterContext<ApiState, ApiContext>;

type Definition<Name extends EndpointName> = (typeof endpoints)[Name] & Endpoint;
type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/** Seeds of draws are integers below this: they are stored in an integer column. */
const MAX_SEED = 2 ** 31;

/** Everything a handler may look at. Input is parsed: its types come from the endpoint's schemas. */
export interface Call<Name extends EndpointName> {
  readonly params: Parsed<Definition<Name>['params']>;
  readonly query: Parsed<Definition<Name>['query']>;
  readonly body: Parsed<Definition<Name>['body']>;
  /** The files of an upload in their order; empty for other calls. */
  readonly files: readonly UploadedFile[];
  /** The body's bytes if the endpoint asks for them, else empty. */
  readonly rawBody: Buffer;
  readonly caller: CallerFor<Definition<Name>['access'] extends Access ? Definition<Name>['access'] : never>;
  /** The pool, or the request's transaction if the route asks for one. */
  readonly db: Knex;
  /** The request's one clock reading. */
  readonly now: Date;
  /** The seed of a new draw of questions. */
  drawSeed(): number;
  readonly log: Logger;
  readonly config: Config;
  /** `User-Agent` as sent, at most 400 characters; empty when absent. */
  readonly userAgent: string;
  /** The client's address, as far as our own proxies vouch for it. */
  readonly address: string;
  cookie(name: string): string | undefined;
  /** A request header as sent; empty when absent. */
  header(name: string): string;
  setHeader(name: string, value: string): void;
  /** Responds 202, if the endpoint allows it: the work continues. */
  setAccepted(): void;
}

type Answer<Name extends EndpointName> = Definition<Name>['produces'] extends string
  ? string | Buffer | Readable
  : Definition<Name>['streamed'] extends true
    ? Readable
    : Definition<Name>['response'] extends z.ZodType
      ? ResponseOf<Name>
      : unknown;

/** The handler of one endpoint: takes the call and returns the body that the contract promises. */
export type Handler<Name extends EndpointName> = (call: Call<Name>) => Promise<Answer<Name>> | Answer<Name>;

export interface RouteOptions<Name extends EndpointName = EndpointName> {
  /** Counts the call before anything else happens, outside the transaction, so that a refused call counts too. */
  limit?: (call: Omit<Call<Name>, 'setHeader'>) => Promise<void>;
  /**
   * Runs the handler in one transaction, rolled back by anything thrown. A serialization failure or deadlock runs it again
   * (three times at most), so the handler must do nothing outside the database.
   */
  transaction?: boolean;
  /**
   * Caches responses to guests until the bank changes. The handler then sees only the address; responses must not
   * depend on the time.
   */
  keptForGuests?: boolean;
}

/** Request details hidden from a handler whose response is shared with other clients. */
const TOLD_NOTHING = { rawBody: Buffer.alloc(0), userAgent: '', address: '', cookie: () => undefined, header: () => '' };

/** Outside production a response must match the contract exactly: an extra field is a leak, a missing one a bug. */
function checkAnswer(name: EndpointName, endpoint: Endpoint, answer: unknown): void {
  if (!endpoint.response || endpoint.streamed) return;
  const sent: unknown = JSON.parse(JSON.stringify(answer ?? null));
  const parsed = endpoint.response.safeParse(sent);
  if (!parsed.success) throw new Error(`${name} answers against its contract: ${parsed.error.message}`);
  if (!isDeepStrictEqual(JSON.parse(JSON.stringify(parsed.data)), sent)) {
    throw new Error(`${name} answers with fields that its contract does not name: ${JSON.stringify(sent).slice(0, 2_000)}`);
  }
}

/** Outside production an error must be one that the contract declares. */
function checkError(name: EndpointName, endpoint: Endpoint, error: unknown): void {
  if (!(error instanceof ApiError) || error.code in commonErrors || endpoint.errors?.includes(error.code)) return;
  throw new Error(`${name} answers with the error code ${error.code}, which its contract does not name`, { cause: error });
}

/** The body of a call; uploaded files stay on disk, and count towards the limits of uploads, until `held` is disposed of. */
async function readBody(
  endpoint: Endpoint,
  ctx: Context,
  held: AsyncDisposableStack,
): Promise<Pick<ReadUpload, 'files'> & { body: unknown }> {
  if (endpoint.upload) {
    const { caller } = ctx.state;
    const place = endpoint.upload.toDisk ? 'disk' : 'memory';
    const space = caller.signedIn ? held.use(createUploadSpace(caller.userId, place)) : undefined;
    const take = (bytes: number) => space?.take(bytes);
    const upload = held.use(await readUpload(ctx, endpoint.upload, { fieldSize: endpoint.bodyBytes, take }));
    if (ctx.malware) await requireHarmless(ctx.malware, upload.files, ctx.state.log);
    return upload;
  }
  return { body: endpoint.body ? await readJsonBody(ctx.req, endpoint.bodyBytes) : undefined, files: [] };
}

async function readInput(name: EndpointName, endpoint: Endpoint, ctx: Context, held: AsyncDisposableStack) {
  const { body, files } = await readBody(endpoint, ctx, held);
  if (hasUnstorableText(body)) throw invalidInput([{ path: '', message: 'Contains characters that cannot be stored' }]);
  const reads = name.startsWith('GET ');
  return { ...parseInput(endpoint, { params: ctx.params, query: ctx.query, body, reads }), files };
}

/** Default caching of a response, unless its handler sets it: the caller's own data is not stored. */
const cachingFor = (caller: Caller) => (caller.signedIn ? 'private, no-store' : 'no-cache');

async function runHandler<Name extends EndpointName>(
  name: Name,
  { transaction, limit, keptForGuests }: RouteOptions<Name>,
  handler: Handler<Name>,
  ctx: Context,
) {
  const { config, db, drawSeed = () => randomInt(MAX_SEED) } = ctx.services;
  const { caller, now, log } = ctx.state;
  const endpoint: Endpoint = endpoints[name];
  const rawBody = endpoint.rawBody ? await readBytes(ctx.req) : Buffer.alloc(0);
  await using held = new AsyncDisposableStack();
  const input = await readInput(name, endpoint, ctx, held);
  const request = {
    ...input,
    rawBody,
    caller,
    now,
    drawSeed,
    log,
    config,
    userAgent: ctx.get('user-agent').slice(0, 400),
    address: clientAddress(ctx.req, config.TRUSTED_PROXIES),
    cookie: (cookie: string) => ctx.cookies.get(cookie),
    header: (header: string) => ctx.get(header),
    ...(keptForGuests && !caller.signedIn ? TOLD_NOTHING : {}),
  };
  const run = async (database: Knex): Promise<Outcome> => {
    // Held back until the commit, so that a failed transaction hands out no session token.
    const headers: Record<string, string> = { 'cache-control': cachingFor(caller) };
    let status: number = endpoint.status ?? 200;
    const setHeader = (header: string, value: string) => {
      headers[header.toLowerCase()] = value;
    };
    const setAccepted = () => {
      if (!endpoint.accepts) throw new Error(`${name} may not answer 202`);
      status = 202;
    };
    const body = await handler({ ...request, db: database, setHeader, setAccepted } as unknown as Call<Name>);
    return { body, headers, status };
  };
  const count = async () => limit?.({ ...request, db } as unknown as Call<Name>);
  const key = takesKey(name) ? readKey(ctx.get(IDEMPOTENCY_KEY)) : null;
  // Awaited here, since `held` removes the uploaded files when this function ends.
  return await withinLimits(name, ctx, async () => {
    if (key !== null && caller.signedIn) {
      const keyed = { userId: caller.userId, key, call: name, digest: digestOf(name, input) };
      return await (transaction ? runInTransaction : runWithClaim)({ db, request: keyed, now, log, count, run });
    }
    await count();
    return await (transaction ? inTransaction(db, run) : run(db));
  });
}

/** Responds 404 to every caller for an endpoint that this variant of the site does not have. */
function requireEdition(name: EndpointName, { SITE_VARIANT }: Config): void {
  if (SITE_VARIANT === 'restricted' && EXCLUDED_CALLS.includes(name)) throw notFound('This site has no payments and no grading');
}

/** Serialises JSON once; Koa and its compression would each do so, once for the length alone. */
function send(ctx: Context, body: unknown): void {
  const isJson = typeof body === 'object' && body !== null && !Buffer.isBuffer(body) && !(body instanceof Readable);
  if (isJson && !ctx.response.get('content-type')) ctx.type = 'json';
  ctx.body = isJson ? Buffer.from(JSON.stringify(body)) : body;
}

async function answer<Name extends EndpointName>(name: Name, options: RouteOptions<Name>, handler: Handler<Name>, ctx: Context) {
  const endpoint: Endpoint = endpoints[name];
  const strict = ctx.services.config.NODE_ENV !== 'production';
  requireEdition(name, ctx.services.config);
  requireAccess(endpoint.access, ctx.state.caller);
  if (!endpoint.anyDevice) requireDevice(ctx.state.caller);
  const { responseCache } = ctx.services;
  const make = async () => {
    const made = await runHandler(name, options, handler, ctx);
    if (strict) checkAnswer(name, endpoint, made.body);
    return made;
  };
  try {
    if (responseCache && options.keptForGuests && !ctx.state.caller.signedIn) {
      // Parameters that the call does not know make no response of their own.
      const address = `${ctx.path}?${stringify(knownQuery(endpoint.query, ctx.query) as ParsedUrlQuery)}`;
      await sendCached(ctx, await responseCache.get(address, make));
      return;
    }
    const { body, headers, status } = await make();
    // This process drops stale responses at once; others hear of the change from the database.
    if (ctx.state.caller.signedIn && ctx.state.caller.staff && ctx.method !== 'GET') responseCache?.forget();
    ctx.set(headers);
    ctx.status = status;
    if (endpoint.produces && !headers['content-type']) ctx.type = endpoint.produces;
    send(ctx, ctx.status === 204 ? null : body);
  } catch (error) {
    if (strict) checkError(name, endpoint, error);
    throw error;
  }
}

/**
 * Serves an endpoint, also at its literal path; access, input and response follow the contract. The first match wins:
 * `/api/questions/filters` before `/api/questions/:id`.
 */
export function route<Name extends EndpointName>(
  router: ApiRouter,
  name: Name,
  options: RouteOptions<Name>,
  handler: Handler<Name>,
): void {
  const [method = '', path = ''] = name.split(' ');
  const endpoint: Endpoint = endpoints[name];
  const paths = endpoint.literalPath ? [path, endpoint.literalPath] : [path];
  if (options.keptForGuests && (options.limit || method !== 'GET')) throw new Error(`${name} cannot be kept`);
  for (const served of paths) router.register(served, [method], (ctx) => answer(name, options, handler, ctx), { name });
}

/**
 * Start-up check: every endpoint of the contract has a route and declares its access, and there are no other routes.
 * Throws with the names of all violations.
 */
export function assertEveryEndpointServed(router: ApiRouter): void {
  const served = new Set(router.stack.map((layer) => layer.name ?? String(layer.path)));
  const known: Readonly<Record<string, Endpoint>> = endpoints;
  const faults = [
    ...Object.keys(known)
      .filter((name) => !served.has(name))
      .map((name) => `${name} has no route`),
    ...[...served].filter((name) => !(name in known)).map((name) => `${name} is not in the contract`),
    ...Object.entries(known)
      .filter(([, endpoint]) => !endpoint.access)
      .map(([name]) => `${name} declares no access`),
  ];
  if (faults.length > 0) throw new Error(`Routes and contract differ:\n  ${faults.join('\n  ')}`);
}

/** Responds to requests without a route: 405 with `Allow` if the address has other methods, else 404. */
export function rejectUnmatched(): Middleware<ApiState, ApiContext> {
  return (ctx) => {
    const matched: Context['matched'] = ctx.matched;
    const allowed = new Set(matched?.flatMap((layer) => layer.methods));
    throw allowed.size > 0 ? methodNotAllowed([...allowed].sort()) : notFound();
  };
}

export function createRouter(): ApiRouter {
  return new Router<ApiState, ApiContext>();
}
