import type { Middleware } from 'koa';
import type { ApiContext, ApiState, Services } from '../http/services.ts';
import { createMetrics } from './metrics.ts';

/** Responses outside the routes: assets of the documentation, the mailbox, unknown addresses. */
const OTHER = 'other';

/**
 * Times responses by route and serves `GET /metrics` on the API's own port, which the gateway does not forward. First,
 * so that refusals count.
 */
export function metrics(services: Services): Middleware<ApiState, ApiContext> {
  const measured = createMetrics(services);
  return async (ctx, next) => {
    if (ctx.path === '/metrics' && ctx.method === 'GET') {
      const { text, type } = await measured.read();
      ctx.set({ 'Content-Type': type, 'Cache-Control': 'no-store' });
      ctx.body = text;
      return;
    }
    const startedAt = performance.now();
    await next();
    const { _matchedRoute: route } = ctx as { _matchedRoute?: unknown };
    measured.count({
      method: ctx.method,
      route: typeof route === 'string' ? route : OTHER,
      status: ctx.status,
      seconds: (performance.now() - startedAt) / 1_000,
    });
  };
}
