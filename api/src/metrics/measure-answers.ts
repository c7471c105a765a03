import type { Middleware } from 'koa';
import type { ApiContext, ApiState, Services } from '../http/services.ts';
import { createMetrics } from './metrics.ts';

/** Answers of no route of their own: assets of the documentation, the mailbox, addresses that nobody serves. */
const OTHER = 'other';

/**
 * Times every answer by the pattern of its route, and answers `GET /metrics` on the API's own port, which the gateway does not pass on.
 * Stands before all else, so that refusals count too.
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
