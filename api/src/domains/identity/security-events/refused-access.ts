import type { Middleware } from 'koa';
import { ApiError } from '../../../errors.ts';
import { clientAddress } from '../../../http/client-address.ts';
import type { ApiContext, ApiState } from '../../../http/services.ts';
import { noteRefusal } from './security-events.queries.ts';

/** Records that a signed-in caller requested something beyond their role: once an hour for each account and address. */
export function noteRefusedAccess(): Middleware<ApiState, ApiContext> {
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      const { caller, now } = ctx.state;
      if (error instanceof ApiError && error.code === 'not_allowed' && caller.signedIn) {
        const address = clientAddress(ctx.req, ctx.services.config.TRUSTED_PROXIES);
        const origin = { address, userAgent: ctx.get('user-agent').slice(0, 400) };
        const details = { call: `${ctx.method} ${String(ctx.path).slice(0, 200)}` };
        await noteRefusal(ctx.services.db, { kind: 'access.refused', userId: caller.userId, details }, origin, now);
      }
      throw error;
    }
  };
}
