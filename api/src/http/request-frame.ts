import { callFields } from '@api/contract/call-needs';
import type { Middleware } from 'koa';
import { isDatabaseUnavailable } from '../db/sqlstate.ts';
import { ApiError, internal, storageFull, unavailable } from '../errors.ts';
import { ServiceUnavailable } from '../outside-services/index.ts';
import { forRequest, requestIdOf } from '../tracing/request-id.ts';
import type { ApiContext, ApiState } from './services.ts';

/**
 * Gives each request its id (the browser's, if it sent one), its one `now` and its log; returns the id and logs one
 * line per response.
 */
export function requestFrame(): Middleware<ApiState, ApiContext> {
  return async (ctx, next) => {
    const { clock, log } = ctx.services;
    const startedAt = performance.now();
    ctx.state.requestId = requestIdOf({ traceparent: ctx.get('traceparent'), offered: ctx.get('x-request-id') });
    ctx.state.now = clock.now();
    ctx.state.log = log.child({ requestId: ctx.state.requestId });
    ctx.set('x-request-id', ctx.state.requestId);
    await forRequest(ctx.state.requestId, next);
    const ms = Math.round((performance.now() - startedAt) * 10) / 10;
    // The path without its query: addresses can carry tokens.
    ctx.state.log.info({ method: ctx.method, path: ctx.path, status: ctx.status, ms }, 'answered');
  };
}

const isOutOfSpace = (error: unknown) => ['ENOSPC', 'EDQUOT'].includes(String((error as { code?: unknown } | null)?.code));

/**
 * The public form of an error: 503 when the database or another service is away, 507 on a full disk, 500 when unknown.
 */
function toPublicError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (isOutOfSpace(error)) return storageFull(error);
  if (error instanceof ServiceUnavailable || (error instanceof Error && error.name === 'TimeoutError')) return unavailable(error);
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

/** `GET /calls` on the API's own port: releases that need more are refused. */
export function servedCalls(): Middleware {
  const body = { calls: callFields() };
  return (ctx, next) => {
    if (ctx.method !== 'GET' || ctx.path !== '/calls') return next();
    ctx.set('Cache-Control', 'no-store');
    ctx.body = body;
    return undefined;
  };
}
