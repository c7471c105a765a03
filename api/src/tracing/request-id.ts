import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

const current = new AsyncLocalStorage<string>();

/** Runs work for a request: everything it starts, later steps included, knows the request's id. */
export const forRequest = <T>(id: string, work: () => T): T => current.run(id, work);

/** The id of the request that is being worked for; undefined in jobs and at the start. */
export const currentRequestId = (): string | undefined => current.getStore();

/** https://www.w3.org/TR/trace-context/#traceparent-header; all zeros are invalid. */
const TRACEPARENT = /^[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}(?:-|$)/;
const SANE_ID = /^[\w.:-]{8,64}$/;

let recordedTrace: () => string | undefined = () => undefined;

/** Has requests take the id of the trace that is recorded of them. */
export function takeIdsFrom(trace: typeof recordedTrace): void {
  recordedTrace = trace;
}

/**
 * The id of a request: the browser's trace id (`traceparent`), else a proxy's (`x-request-id`) if it is well-formed,
 * else a new one.
 */
export function requestIdOf({ traceparent, offered }: { traceparent: string; offered: string }): string {
  const traceId = recordedTrace() ?? TRACEPARENT.exec(traceparent)?.[1];
  return traceId ?? (SANE_ID.test(offered) ? offered : randomUUID().replaceAll('-', ''));
}
