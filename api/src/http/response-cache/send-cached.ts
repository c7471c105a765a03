import type { Context } from 'koa';
import type { CachedResponse } from './response-cache.ts';

/** The best first. */
const CODINGS = ['br', 'gzip'] as const;

/** Sends a response as the client accepts it: 304 if it is current there, else in the shortest accepted coding. */
export async function sendCached(
  ctx: Pick<Context, 'set' | 'vary' | 'acceptsEncodings' | 'fresh' | 'status' | 'type' | 'body'>,
  answer: CachedResponse,
) {
  ctx.set(answer.headers);
  ctx.set('etag', answer.etag);
  ctx.vary('Authorization');
  ctx.status = 200;
  if (ctx.fresh) {
    ctx.status = 304;
    return;
  }
  const coding = answer.isWorthCompressing ? CODINGS.find((one) => ctx.acceptsEncodings(one) === one) : undefined;
  if (coding) ctx.set('content-encoding', coding);
  ctx.body = coding ? await answer.encoded(coding) : answer.body;
  ctx.type = 'application/json';
}
