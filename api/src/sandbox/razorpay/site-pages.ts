import type { Middleware } from 'koa';
import { SANDBOX_PATH } from '../../adapters/payments/index.ts';
import type { Config } from '../../config.ts';
import { readBytes } from '../../http/json-body.ts';
import { sandboxOf } from './running-sandbox.ts';

/** Nothing but the sandbox's own scripts runs, and only pages of this site may frame it. */
const CONTENT_SECURITY_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/** The sandbox's checkout below `/dev/razorpay`, for browsers. Not to be mounted where the sandbox is not used. */
export function sandboxPages(config: Config): Middleware {
  return async (ctx, next) => {
    if (!ctx.path.startsWith(`${SANDBOX_PATH}/`)) return next();
    const sandbox = await sandboxOf(config);
    const body = ctx.method === 'POST' ? (await readBytes(ctx.req)).toString('utf8') : '';
    const path = ctx.url.slice(SANDBOX_PATH.length);
    const answer = await sandbox.answer({
      method: ctx.method === 'HEAD' ? 'GET' : ctx.method,
      path,
      authorization: ctx.get('authorization'),
      body,
    });
    ctx.set({ 'Cache-Control': 'no-store', 'Content-Security-Policy': CONTENT_SECURITY_POLICY, 'X-Frame-Options': 'SAMEORIGIN' });
    ctx.status = answer.status;
    ctx.type = answer.type;
    ctx.body = answer.body;
  };
}
