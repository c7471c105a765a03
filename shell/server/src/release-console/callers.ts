import type { IncomingMessage } from 'node:http';
import type { ResponseOf } from '@api/contract';
import { missingPermission } from '@api/contract/permissions';
import { MODULE_NAME, noteUse, type ReleaseStore, readToken } from '@shell/releases';
import type { ApiReplicas } from '../api-replicas.ts';
import { ConsoleError } from './calls.ts';

const LIMIT_MS = 5_000;

export interface ConsoleCaller {
  name: string;
  email: string;
  /** By the API, which also demands second factors. */
  staff: boolean;
  /** May make modules live; true for administrators with a former API too. */
  releases: boolean;
}

/** The account of a session, from the API; null without one. @throws ConsoleError with the API's refusal. */
export async function callerOf(request: IncomingMessage, api: ApiReplicas): Promise<ConsoleCaller | null> {
  const { authorization } = request.headers;
  if (!authorization) return null;
  let response: Response;
  try {
    response = await api.fetch('/api/me', {
      headers: { authorization, 'user-agent': request.headers['user-agent'] ?? '', ...forwarded(request) },
      signal: AbortSignal.timeout(LIMIT_MS),
    });
  } catch {
    throw new ConsoleError(502, 'offline', 'The server cannot be reached. Try again in a moment.');
  }
  const body = (await response.json().catch(() => ({}))) as Partial<ResponseOf<'GET /api/me'>> & {
    message?: string;
    code?: string;
  };
  if (!response.ok || !body.user) {
    throw new ConsoleError(
      response.ok ? 502 : response.status,
      body.code ?? 'unexpected',
      body.message ?? 'Something went wrong',
    );
  }
  const { full_name, username, email, role_id, permissions } = body.user;
  const staff = body.abilities?.staff === true;
  const releases = staff && (role_id === 1 || permissions?.includes('modules') === true);
  return { name: full_name ?? username, email, staff, releases };
}

/** @throws ConsoleError for anyone but staff with the permission `modules`. */
async function requireModuleManager(request: IncomingMessage, api: ApiReplicas): Promise<ConsoleCaller> {
  const caller = await callerOf(request, api);
  if (!caller) throw new ConsoleError(401, 'not_signed_in', 'Please log in first');
  if (!caller.releases) throw new ConsoleError(403, 'not_allowed', missingPermission('modules'));
  return caller;
}

function forwarded({ headers }: IncomingMessage): Record<string, string> {
  const address = [headers['x-forwarded-for'] ?? []].flat().join(', ');
  return address === '' ? {} : { 'x-forwarded-for': address };
}

/** An administrator, or a pipeline with a module's token. */
export interface Actor {
  by: string;
  /** The token's one module; null for administrators. */
  token: { module: string; id: string } | null;
}

const AUTHORIZATION = /^Bearer +(\S+)$/i;

/** Who acts on a module, or asks without one. @throws ConsoleError if neither administrator nor token may. */
export async function requireActor(
  request: IncomingMessage,
  { store, api, module }: { store: ReleaseStore; api: ApiReplicas; module?: string },
): Promise<Actor> {
  const presented = AUTHORIZATION.exec(request.headers.authorization ?? '')?.[1] ?? '';
  if (!presented.startsWith('rel.')) return { by: (await requireModuleManager(request, api)).name, token: null };
  const token = await readToken(store, presented);
  if (!token) throw new ConsoleError(401, 'token_unknown', 'This token is not known, or was revoked');
  // The store's clock set the token's end, and clocks may differ.
  const now = await store.time();
  if (Date.parse(token.expires) <= now.getTime()) {
    throw new ConsoleError(
      401,
      'token_expired',
      `This token expired on ${token.expires.slice(0, 10)}: ask an administrator for a new one`,
    );
  }
  if (module !== undefined && token.module !== module)
    throw new ConsoleError(403, 'not_allowed', `This token is for ${token.module} and nothing else`);
  await noteUse(store, token, now);
  return { by: named(request.headers['x-released-by'], token.note), token };
}

/** @throws ConsoleError for a token, which cannot give tokens and addresses. */
export function requireAdministrator({ token }: Actor): void {
  if (token) throw new ConsoleError(403, 'not_allowed', 'Only administrators can do that: a token cannot');
}

/** @throws ConsoleError for a module without releases. */
export async function requireModule(store: ReleaseStore, name: string): Promise<void> {
  const known = MODULE_NAME.test(name) && (await store.names()).includes(name);
  if (!known) throw new ConsoleError(404, 'not_found', 'There is no such module');
}

/** The person who started the pipeline, and the token's purpose. */
function named(header: string | string[] | undefined, note: string): string {
  const by = decoded(String(header ?? ''))
    .trim()
    .slice(0, 60);
  return by ? `${by} (${note})` : note;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text).replace(/\p{C}/gu, '');
  } catch {
    return '';
  }
}
