import { callFields } from '@api/contract/call-needs';
import type { Middleware } from 'koa';

/** `GET /calls`, on the API's own port: what this API serves. A release that needs more is refused. */
export function servedCalls(): Middleware {
  const body = { calls: callFields() };
  return (ctx, next) => {
    if (ctx.method !== 'GET' || ctx.path !== '/calls') return next();
    ctx.set('Cache-Control', 'no-store');
    ctx.body = body;
    return undefined;
  };
}
