import type { IncomingMessage } from 'node:http';
import { bodyTooLarge, malformedRequest, unsupportedMediaType } from '../errors.ts';

/** Largest JSON body in bytes. */
export const JSON_BODY_LIMIT = 100 * 1024;

/** Reads a body as it is; answers 413 for more than `limit` bytes. */
export async function readBytes(request: IncomingMessage, limit = JSON_BODY_LIMIT): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > limit) throw bodyTooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > limit) throw bodyTooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Reads a JSON body strictly: UTF-8 only, no compression, at most `limit` bytes. Answers 415 for another media type, 413 for
 * too much and 400 for bytes that are not JSON. An empty body is `undefined`, which the endpoint's schema then judges.
 */
export async function readJsonBody(request: IncomingMessage, limit = JSON_BODY_LIMIT): Promise<unknown> {
  const type = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  const encoding = request.headers['content-encoding'] ?? 'identity';
  if ((type !== undefined && type !== 'application/json') || encoding !== 'identity') throw unsupportedMediaType();
  const bytes = await readBytes(request, limit);
  if (bytes.length === 0) return undefined;
  if (type === undefined) throw unsupportedMediaType();
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw malformedRequest('The body is not valid UTF-8');
  }
  try {
    return JSON.parse(text);
  } catch {
    throw malformedRequest('The body is not valid JSON');
  }
}
