import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Refusal } from '@api/work-process';
import { sendJson } from '../answers.ts';

/** A request that the gateway refuses itself, in the API's form. */
export class Refused extends Error {
  override name = 'Refused';
  readonly status: number;
  readonly code: string;
  readonly retrySeconds: number | undefined;

  constructor(status: number, code: string, message: string, retrySeconds?: number) {
    super(message);
    this.status = status;
    this.code = code;
    this.retrySeconds = retrySeconds;
  }
}

const TRY_AGAIN_SECONDS = 5;

/** 429 if the network has reached its own limit, 503 for the shared limit. */
export function busy(refusal: Refusal): Refused {
  return refusal === 'own_busy'
    ? new Refused(
        429,
        'too_many_requests',
        'Many requests of your network are under way. Try again in a moment',
        TRY_AGAIN_SECONDS,
      )
    : new Refused(503, 'unavailable', 'Many requests are under way. Try again in a moment', TRY_AGAIN_SECONDS);
}

export const tooSlow = () => new Refused(408, 'too_slow', 'The request arrives too slowly. Try again on a better connection');

/** Sends a refusal, and closes a connection whose body is still arriving. */
export function sendRefusal(request: IncomingMessage, response: ServerResponse, refused: Refused): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  if (refused.retrySeconds !== undefined) response.setHeader('retry-after', refused.retrySeconds);
  if (!request.complete) response.setHeader('connection', 'close');
  sendJson(response, refused.status, { message: refused.message, code: refused.code });
}
