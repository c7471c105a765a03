import { Readable } from 'node:stream';
import type { EndpointName } from '@api/contract';
import { networkOf, type Owner } from '@api/work-process';
import type { RouterContext } from '@koa/router';
import { clientAddress, isLoopback } from './client-address.ts';
import { kindOf } from './concurrency-limits.ts';
import type { Outcome } from './idempotency/keyed-calls.ts';
import type { ApiContext, ApiState } from './services.ts';

/**
 * The owner of a share: an account, or the network of a guest and of printing. Loopback owns none: such calls arrive only when a proxy does
 * not name its client, and each then counts as a separate caller.
 */
function ownerOf({ caller, requestId }: ApiState, address: string, { byNetwork }: { byNetwork: boolean }): Owner {
  const known = !isLoopback(address);
  if (caller.signedIn && !(byNetwork && known)) return caller.userId;
  return known ? networkOf(address) : requestId;
}

/**
 * Runs a call when its caller has a free slot for this kind of work. A streamed response keeps the slot until it has
 * been sent.
 */
export async function withinLimits(
  name: EndpointName,
  ctx: RouterContext<ApiState, ApiContext>,
  run: () => Promise<Outcome>,
): Promise<Outcome> {
  const kind = kindOf(name, ctx.state.caller);
  const leaving = new AbortController();
  const leave = () => leaving.abort();
  ctx.res.once('close', leave);
  const owner = ownerOf(ctx.state, clientAddress(ctx.req, ctx.services.config.TRUSTED_PROXIES), {
    byNetwork: kind === 'printing',
  });
  const giveBack = await ctx.shares[kind].enter(owner, leaving.signal).finally(() => ctx.res.off('close', leave));
  try {
    const outcome = await run();
    if (outcome.body instanceof Readable) outcome.body.once('close', giveBack);
    else giveBack();
    return outcome;
  } catch (error) {
    giveBack();
    throw error;
  }
}
