import type { IncomingMessage, ServerResponse } from 'node:http';
import { finished } from 'node:stream/promises';
import type { ReleasedModule } from '@shell/kit/release-desk';
import {
  Audience,
  accountMark,
  goLive,
  Limits,
  MODULE_NAME,
  promoteCanary,
  ReleaseFault,
  type ReleaseStore,
  readToken,
  release,
  requireFitting,
  rollback,
  startCanary,
  VERSION,
  type Visitor,
  withdrawCanary,
} from '@shell/releases';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { ApiReplicas } from '../api-replicas.ts';
import type { ModuleRegistry } from '../registry.ts';
import type { Visitors } from '../visitors/visitors.ts';
import { readBody } from './body.ts';
import { callerOf, type DeskCaller, requireStaff } from './caller.ts';
import { DeskError } from './desk-error.ts';
import type { Previews } from './previews.ts';
import { withUploadedBuild } from './uploads.ts';

/** Releases and changes of each module that staff see. */
const LISTED = 30;
/** Milliseconds for which a refused body is still read. */
const READ_ON_MS = 10_000;
/** Builds that one token may send within an hour, in each process. */
const UPLOADS_AN_HOUR = 60;

const OneVersion = z.strictObject({ version: z.string().regex(VERSION, 'is no version') });
const CanaryBody = z.strictObject({ ...OneVersion.shape, audience: Audience, limits: Limits.optional() });
const LiveBody = z.strictObject({ ...OneVersion.shape, by: z.string().trim().min(1).max(60).optional() });

interface DeskOptions {
  store: ReleaseStore;
  registry: ModuleRegistry;
  visitors: Visitors;
  previews: Previews;
  api: ApiReplicas;
  log: Logger;
}

interface Call {
  request: IncomingMessage;
  response: ServerResponse;
  /** The module that the path names; empty where it names none. */
  name: string;
  visitor: Visitor;
}

/** What a call answers: JSON, or undefined where it has answered by itself. */
type Handler = (call: Call) => Promise<object | undefined>;

/**
 * Answers what is below `/releases`: what is live and was, for staff; a release, with a token of its module; previews and passes. Every
 * refusal is `{ message, code }`.
 */
export function createReleaseDesk({ store, registry, visitors, previews, api, log }: DeskOptions) {
  const uploads = new Map<string, number[]>();

  /** A call of staff about one version of one module. */
  const staffOnly =
    <Body>(schema: z.ZodType<Body>, act: (on: { name: string; body: Body; by: string; now: Date }) => Promise<object>): Handler =>
    async ({ request, name }) => {
      const { name: by } = await requireStaff(request, api);
      await requireModule(store, name);
      const body = await readBody(request, schema);
      const answer = await act({ name, body, by, now: new Date() });
      log.info({ module: name, by, call: request.url }, 'release desk');
      return answer;
    };

  const calls: Readonly<Record<string, Handler>> = {
    'GET /releases': async ({ request }) => {
      await requireStaff(request, api);
      const names = (await store.names()).toSorted();
      return { modules: await Promise.all(names.map((name) => describeModule(store, registry, name))) };
    },
    'POST /releases/:module/rollback': staffOnly(OneVersion, async ({ name, body, by, now }) => {
      await rollback({ store, name, version: body.version, by, now });
      return { message: `Everybody gets ${name} ${body.version} from the next page on.` };
    }),
    'POST /releases/:module/canary': staffOnly(CanaryBody, async ({ name, body: { limits, ...body }, by, now }) => {
      await startCanary({ store, name, ...body, ...(limits && { limits }), by, now });
      return { message: `${name} ${body.version} is tried out from the next page on.` };
    }),
    'POST /releases/:module/promote': staffOnly(OneVersion, async ({ name, body, by, now }) => {
      await promoteCanary({ store, name, version: body.version, by, now });
      return { message: `Everybody gets ${name} ${body.version} from the next page on.` };
    }),
    'POST /releases/:module/withdraw': staffOnly(OneVersion, async ({ name, body, by, now }) => {
      await withdrawCanary({ store, name, version: body.version, by, now });
      return { message: `Nobody gets ${name} ${body.version} any more; pages that are open go on with it.` };
    }),
    'POST /releases/:module/preview': staffOnly(OneVersion, ({ name, body, now }) => previews.offer(name, body.version, now)),
    'POST /releases/pass': async ({ request, response }) => {
      const caller = await callerOf(request, api).catch((error: unknown) => {
        // Nobody is signed in any more: the pass goes as well.
        if (error instanceof DeskError && error.status === 401) return null;
        throw error;
      });
      await visitors.setPass(request, response, caller && passOf(caller));
      return noContent(response);
    },
    'POST /releases/preview/end': async ({ request, response }) => {
      await visitors.setPreviews(request, response, {}, new Date());
      return noContent(response);
    },
    'GET /releases/preview/:token': ({ request, response, name: token, visitor }) =>
      previews.open({ request, response, token, visitor }),
    'POST /releases/:module/builds': async ({ request, name }) => {
      const token = await requireToken(request, name);
      countUpload(token.id);
      const origin = {
        commit: header(request, 'x-release-commit').slice(0, 60) || null,
        by: byToken(token.note, safeDecode(header(request, 'x-released-by'))),
        at: new Date().toISOString(),
      };
      const put = await withUploadedBuild(request, (build) => release({ store, name, build, origin, dryRun: true }));
      return { release: { name, version: put.version, files: put.files } };
    },
    'POST /releases/:module/live': async ({ request, name }) => {
      const token = await requireToken(request, name);
      const { version, by } = await readBody(request, LiveBody);
      const whole = await store.verify(name, version);
      await requireFitting(store, whole);
      await goLive(store, whole, { at: new Date().toISOString(), by: byToken(token.note, by ?? '') });
      log.info({ module: name, version, token: token.id }, 'released with a token');
      return { message: `${name} ${version} is live.` };
    },
  };

  async function requireToken(request: IncomingMessage, name: string) {
    const presented = /^Bearer +(\S+)$/i.exec(header(request, 'authorization'))?.[1] ?? '';
    const token = await readToken(store, presented);
    if (!token) throw new DeskError(401, 'token_unknown', 'This token is not known, or was revoked');
    if (token.module !== name) throw new DeskError(403, 'not_allowed', `This token can release ${token.module} and nothing else`);
    return token;
  }

  function countUpload(token: string): void {
    const since = Date.now() - 3_600_000;
    const recent = (uploads.get(token) ?? []).filter((at) => at > since);
    if (recent.length >= UPLOADS_AN_HOUR)
      throw new DeskError(429, 'too_many_requests', 'That is more than 60 builds within an hour');
    uploads.set(token, [...recent, Date.now()]);
  }

  return async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    pathname: string,
    visitor: Visitor,
  ): Promise<void> {
    response.setHeader('cache-control', 'no-store');
    const found = find(calls, request.method ?? '', pathname);
    try {
      if ('allowed' in found) {
        if (found.allowed.length === 0) throw new DeskError(404, 'not_found', 'Not found');
        response.setHeader('allow', found.allowed.join(', '));
        throw new DeskError(405, 'method_not_allowed', 'This address does not answer that method');
      }
      const body = await found.handler({ request, response, name: found.name, visitor });
      if (body) send(response, 200, body);
    } catch (error) {
      const refused = error instanceof ReleaseFault ? new DeskError(409, 'release_refused', error.message) : error;
      if (!(refused instanceof DeskError)) throw error;
      await readOn(request);
      if (!request.complete) response.setHeader('connection', 'close');
      send(response, refused.status, { message: refused.message, code: refused.code });
    }
  };
}

/** The call of a path, and what its one parameter is; which methods there are where there is none of this one. */
function find(
  calls: Readonly<Record<string, Handler>>,
  method: string,
  pathname: string,
): { handler: Handler; name: string } | { allowed: string[] } {
  const matches = Object.entries(calls).flatMap(([call, handler]) => {
    const [verb = '', path = ''] = call.split(' ');
    const match = new RegExp(`^${path.replace(/:\w+/, '([\\w.-]+)')}$`).exec(pathname);
    return match ? [{ verb, handler, name: match[1] ?? '' }] : [];
  });
  return matches.find(({ verb }) => verb === method) ?? { allowed: matches.map(({ verb }) => verb) };
}

async function describeModule(store: ReleaseStore, registry: ModuleRegistry, name: string): Promise<ReleasedModule> {
  const pointer = await store.live(name).catch(() => undefined);
  const { canary = null, ...live } = pointer ?? {};
  const versions = (await store.versions(name)).slice(0, LISTED);
  const releases = await Promise.all(versions.map((version) => store.release(name, version).catch(() => undefined)));
  return {
    name,
    live: pointer ? (live as ReleasedModule['live']) : null,
    canary,
    faults: registry
      .faults()
      .filter((fault) => fault.name === name)
      .map(({ reason, instead }) => ({ reason, instead })),
    releases: releases.filter((each) => each !== undefined).map(({ version, origin }) => ({ version, ...origin })),
    history: (await store.history(name)).slice(0, LISTED),
  };
}

async function requireModule(store: ReleaseStore, name: string): Promise<void> {
  const known = MODULE_NAME.test(name) && (await store.names()).includes(name);
  if (!known) throw new DeskError(404, 'not_found', 'There is no such module');
}

const passOf = ({ staff, email }: DeskCaller) => ({ staff, account: accountMark(email) });
const header = ({ headers }: IncomingMessage, name: string) => String(headers[name] ?? '');
const byToken = (note: string, by: string) => (by ? `${by.slice(0, 60)} (${note})` : note);

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text).replace(/\p{C}/gu, '');
  } catch {
    return '';
  }
}

/** Lets a sender come to the end of a body that is refused, for a while: before that many do not listen for an answer. Nothing is kept. */
async function readOn(request: IncomingMessage): Promise<void> {
  if (request.complete || request.destroyed) return;
  request.resume();
  await finished(request, { signal: AbortSignal.timeout(READ_ON_MS) }).catch(() => undefined);
}

function noContent(response: ServerResponse): undefined {
  response.writeHead(204).end();
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
}
