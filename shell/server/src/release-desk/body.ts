import type { IncomingMessage } from 'node:http';
import type { z } from 'zod';
import { DeskError } from './desk-error.ts';

/** A list of 200 accounts is the longest. */
const MOST_BYTES = 65_536;

/** A call's JSON body. Throws a `DeskError` for one that is too long, no JSON, or not what the call takes. */
export async function readBody<T>(request: IncomingMessage, schema: z.ZodType<T>): Promise<T> {
  if (!/^application\/json\b/.test(request.headers['content-type'] ?? '')) {
    throw new DeskError(415, 'unsupported_media_type', 'Send the body as application/json');
  }
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MOST_BYTES) throw new DeskError(413, 'body_too_large', 'That is more than can be sent at once');
    chunks.push(chunk);
  }
  let body: unknown;
  try {
    body = JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    throw new DeskError(400, 'malformed_request', 'The body is not valid JSON');
  }
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new DeskError(422, 'invalid_input', `${issue?.path.join('.') || 'The body'}: ${issue?.message ?? 'is not valid'}`);
}
