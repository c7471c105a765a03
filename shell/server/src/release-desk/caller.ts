import type { IncomingMessage } from 'node:http';
import type { ResponseOf } from '@api/contract';
import { missingPermission } from '@api/contract/permissions';
import type { ApiReplicas } from '../api-replicas.ts';
import { DeskError } from './desk-error.ts';

const LIMIT_MS = 5_000;

/** Who calls the desk. */
export interface DeskCaller {
  /** As shown in the history. */
  name: string;
  email: string;
  /** As the API decides, which also knows whether staff need a second factor. */
  staff: boolean;
  /** Has the permission to make modules live; an administrator also where the API is of the former release. */
  releases: boolean;
}

/**
 * Asks the API for the account of a session: the gateway knows no accounts. Null without one.
 * @throws DeskError with the API's own response if that refuses the session.
 */
export async function callerOf(request: IncomingMessage, api: ApiReplicas): Promise<DeskCaller | null> {
  const { authorization } = request.headers;
  if (!authorization) return null;
  let response: Response;
  try {
    response = await api.fetch('/api/me', {
      headers: { authorization, 'user-agent': request.headers['user-agent'] ?? '', ...forwarded(request) },
      signal: AbortSignal.timeout(LIMIT_MS),
    });
  } catch {
    throw new DeskError(502, 'offline', 'The server cannot be reached. Try again in a moment.');
  }
  const body = (await response.json().catch(() => ({}))) as Partial<ResponseOf<'GET /api/me'>> & {
    message?: string;
    code?: string;
  };
  if (!response.ok || !body.user) {
    throw new DeskError(response.ok ? 502 : response.status, body.code ?? 'unexpected', body.message ?? 'Something went wrong');
  }
  const { full_name, username, email, role_id, permissions } = body.user;
  const staff = body.abilities?.staff === true;
  const releases = staff && (role_id === 1 || permissions?.includes('modules') === true);
  return { name: full_name ?? username, email, staff, releases };
}

/** Who may change the releases of every module. @throws DeskError for anyone but staff with the permission `modules`. */
export async function requireModuleManager(request: IncomingMessage, api: ApiReplicas): Promise<DeskCaller> {
  const caller = await callerOf(request, api);
  if (!caller) throw new DeskError(401, 'not_signed_in', 'Please log in first');
  if (!caller.releases) throw new DeskError(403, 'not_allowed', missingPermission('modules'));
  return caller;
}

/** For limits of the API that count by network. */
function forwarded({ headers }: IncomingMessage): Record<string, string> {
  const address = [headers['x-forwarded-for'] ?? []].flat().join(', ');
  return address === '' ? {} : { 'x-forwarded-for': address };
}
