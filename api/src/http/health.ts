import type { Middleware } from 'koa';
import { migrationStatus } from '../db/migrations.ts';
import type { ApiContext, ApiState } from './services.ts';

/** A message a person can act on when the service is not ready; null when it is. */
async function whatIsMissing(services: ApiContext['services']): Promise<string | null> {
  if (services.leaving?.aborted) return 'This process is about to stop';
  try {
    const { pending } = await migrationStatus(services.db);
    return pending.length > 0 ? `Migrations are pending: ${pending.join(', ')}` : null;
  } catch (error) {
    services.log.warn({ err: error }, 'not ready');
    return 'The database does not answer';
  }
}

/** `GET /healthz`: the process is alive. `GET /readyz`: the database answers, every migration is applied, and it stays; else 503. */
export function health(): Middleware<ApiState, ApiContext> {
  return async (ctx, next) => {
    if (ctx.method !== 'GET' || (ctx.path !== '/healthz' && ctx.path !== '/readyz')) return next();
    const missing = ctx.path === '/readyz' ? await whatIsMissing(ctx.services) : null;
    ctx.status = missing ? 503 : 200;
    ctx.set('Cache-Control', 'no-store');
    ctx.body = missing ? { status: 'not ready', message: missing } : { status: 'ok' };
  };
}
