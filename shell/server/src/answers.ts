import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import accepts from 'accepts';

export function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(text);
}

/** Sends JSON, as the API does. */
export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
}

const compress = promisify(brotliCompress);

interface Answer {
  status: number;
  type: 'text/html' | 'application/json';
  text: string;
  caching: { 'cache-control': string; vary?: string };
}

/** Sends a text, with Brotli if the client accepts it. */
export async function sendCompressed(
  request: IncomingMessage,
  response: ServerResponse,
  { status, type, text, caching }: Answer,
): Promise<void> {
  const acceptsBrotli = accepts(request).encoding(['br']) === 'br';
  const body = acceptsBrotli ? await compress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) : Buffer.from(text);
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    ...caching,
    vary: ['accept-encoding', caching.vary].filter(Boolean).join(', '),
    'content-length': body.byteLength,
    ...(acceptsBrotli ? { 'content-encoding': 'br' } : {}),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
