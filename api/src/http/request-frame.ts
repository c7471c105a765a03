import type { Middleware } from 'koa';
import { forRequest, requestIdOf } from '../tracing/request-id.ts';
import type { ApiContext, ApiState } from './services.ts';

/**
 * Gives each request its id (the browser's, if it sent one), its one `now` and its log; returns the id and logs one
 * line per response.
 */
export function requestFrame(): Middleware<ApiState, ApiContext> {
  return async (ctx, next) => {
    const { clock, log } = ctx.services;
    const startedAt = performance.now();
    ctx.state.requestId = requestIdOf({ traceparent: ctx.get('traceparent'), offered: ctx.get('x-request-id') });
    ctx.state.now = clock.now();
    ctx.state.log = log.child({ requestId: ctx.state.requestId });
    ctx.set('x-request-id', ctx.state.requestId);
    await forRequest(ctx.state.requestId, next);
    const ms = Math.round((performance.now() - startedAt) * 10) / 10;
    // The path without its query: addresses can carry tokens.
    ctx.state.log.info({ method: ctx.method, path: ctx.path, status: ctx.status, ms }, 'answered');
  };
}
