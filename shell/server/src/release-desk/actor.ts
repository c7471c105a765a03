import type { IncomingMessage } from 'node:http';
import { MODULE_NAME, noteUse, type ReleaseStore, readToken } from '@shell/releases';
import type { ApiReplicas } from '../api-replicas.ts';
import { requireModuleManager } from './caller.ts';
import { DeskError } from './desk-error.ts';

/** Who acts on a module: an administrator, or a pipeline with a token of that module. */
export interface Actor {
  /** As the history shows them. */
  by: string;
  /** The one module that the token is for, and its id; null for administrators, who may act on all. */
  token: { module: string; id: string } | null;
}

const AUTHORIZATION = /^Bearer +(\S+)$/i;

/**
 * Reads who acts on a module. Without a module, administrators and every token may ask.
 * @throws DeskError for anyone else.
 */
export async function requireActor(
  request: IncomingMessage,
  { store, api, module }: { store: ReleaseStore; api: ApiReplicas; module?: string },
): Promise<Actor> {
  const presented = AUTHORIZATION.exec(request.headers.authorization ?? '')?.[1] ?? '';
  if (!presented.startsWith('rel.')) return { by: (await requireModuleManager(request, api)).name, token: null };
  const token = await readToken(store, presented);
  if (!token) throw new DeskError(401, 'token_unknown', 'This token is not known, or was revoked');
  const now = new Date();
  if (Date.parse(token.expires) <= now.getTime()) {
    throw new DeskError(
      401,
      'token_expired',
      `This token expired on ${token.expires.slice(0, 10)}: ask an administrator for a new one`,
    );
  }
  if (module !== undefined && token.module !== module)
    throw new DeskError(403, 'not_allowed', `This token is for ${token.module} and nothing else`);
  await noteUse(store, token, now);
  return { by: named(request.headers['x-released-by'], token.note), token };
}

/** @throws DeskError for a token: tokens and addresses are for administrators to give. */
export function requireAdministrator({ token }: Actor): void {
  if (token) throw new DeskError(403, 'not_allowed', 'Only administrators can do that: a token cannot');
}

/** @throws DeskError for a module that has no releases. */
export async function requireModule(store: ReleaseStore, name: string): Promise<void> {
  const known = MODULE_NAME.test(name) && (await store.names()).includes(name);
  if (!known) throw new DeskError(404, 'not_found', 'There is no such module');
}

/** The person who started the pipeline, as it says, and the token's purpose. */
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
