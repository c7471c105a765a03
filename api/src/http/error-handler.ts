import type { Middleware } from 'koa';
import { isDatabaseUnavailable } from '../db/sqlstate.ts';
import { ApiError, internal, storageFull, unavailable } from '../errors.ts';
import { ServiceAway } from '../outside-services/index.ts';
import type { ApiContext, ApiState } from './services.ts';

/** The system had no room to write. */
const isOutOfSpace = (error: unknown) => ['ENOSPC', 'EDQUOT'].includes(String((error as { code?: unknown } | null)?.code));

/**
 * The public form of an error: 503 when the database or another service is away, 507 on a full disk, 500 when unknown.
 */
function toPublicError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (isOutOfSpace(error)) return storageFull(error);
  if (error instanceof ServiceAway || (error instanceof Error && error.name === 'TimeoutError')) return unavailable(error);
  return isDatabaseUnavailable(error) ? unavailable(error) : internal(error);
}

/** The one exit for errors: everything thrown below becomes `{message, code, issues?}` with its status. */
export function errorHandler(): Middleware<ApiState, ApiContext> {
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      const answer = toPublicError(error);
      if (answer.status >= 500) ctx.state.log.error({ err: error, method: ctx.method, path: ctx.path }, 'request failed');
      ctx.status = answer.status;
      ctx.set({ ...answer.headers, 'Cache-Control': 'no-store' });
      ctx.body = answer.toBody();
    }
  };
}
