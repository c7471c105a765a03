import { type Endpoint, endpoints } from '@api/contract';
import type { Knex } from 'knex';
import type { Middleware } from 'koa';
import type { Config } from '../config.ts';
import { sessionExpired } from '../errors.ts';
import { guest, type SignedIn } from './caller.ts';
import type { ApiContext, ApiState } from './services.ts';

export interface SessionUse {
  readonly now: Date;
  readonly config: Config;
  /** Whether the call was made without the person present: it does not count as use of the session or its device. */
  readonly unattended: boolean;
}

/** Finds the valid session of a token; null for an unknown or ended one. */
export type FindSession = (db: Knex, token: string, use: SessionUse) => Promise<SignedIn | null>;

/** Calls that pages make by themselves, as `METHOD /path`. */
const UNATTENDED: ReadonlySet<string> = new Set(
  Object.entries<Endpoint>(endpoints).flatMap(([name, { unattended }]) => (unattended ? [name] : [])),
);

/** RFC 6750, section 2.1. */
const BEARER = /^Bearer +([A-Za-z0-9._~+/-]+=*)$/i;

/**
 * Reads `Authorization: Bearer <token>`; none means a guest. An invalid token answers 401 `session_expired` everywhere,
 * so that no page shows a guest's data as signed in.
 */
export function authenticate(findSession: FindSession, config: Config): Middleware<ApiState, ApiContext> {
  return async (ctx, next) => {
    ctx.state.caller = guest;
    const header = ctx.get('authorization');
    if (header) {
      const token = BEARER.exec(header)?.[1];
      const use = { now: ctx.state.now, config, unattended: UNATTENDED.has(`${ctx.method} ${ctx.path}`) };
      const caller = token ? await findSession(ctx.services.db, token, use) : null;
      if (!caller) throw sessionExpired();
      ctx.state.caller = caller;
    }
    await next();
  };
}
