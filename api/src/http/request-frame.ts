import { randomUUID } from 'node:crypto';
import type { Middleware } from 'koa';
import type { ApiContext, ApiState } from './services.ts';

const REQUEST_ID = /^[\w.:-]{8,64}$/;

/**
 * Gives each request its id (taken over from `x-request-id` where it is sane, and sent back), its one `now` and its log,
 * and writes one line when it is answered.
 */
export function requestFrame(): Middleware<ApiState, ApiContext> {
  return async (ctx, next) => {
    const { clock, log } = ctx.services;
    const offered = ctx.get('x-request-id');
    const startedAt = performance.now();
    ctx.state.requestId = REQUEST_ID.test(offered) ? offered : randomUUID();
    ctx.state.now = clock.now();
    ctx.state.log = log.child({ requestId: ctx.state.requestId });
    ctx.set('x-request-id', ctx.state.requestId);
    await next();
    const ms = Math.round((performance.now() - startedAt) * 10) / 10;
    // The path without its query: addresses can carry tokens.
    ctx.state.log.info({ method: ctx.method, path: ctx.path, status: ctx.status, ms }, 'answered');
  };
}
