import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Visitor } from '@shell/releases';
import type { z } from 'zod';

/** A refusal, in the shape of the API's errors. */
export class ConsoleError extends Error {
  override readonly name = 'ConsoleError';
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

interface ConsoleCall {
  request: IncomingMessage;
  response: ServerResponse;
  /** The module in the path, or empty. */
  name: string;
  visitor: Visitor;
}

/** JSON, or undefined if it has responded itself. */
export type ConsoleHandler = (call: ConsoleCall) => Promise<object | undefined>;

/** By method and path: `POST /releases/:module/live`. */
export type ConsoleCalls = Readonly<Record<string, ConsoleHandler>>;

/** The longest is a list of 200 accounts. */
const MOST_BYTES = 65_536;

/** A call's JSON body. @throws ConsoleError if too long or malformed. */
export async function readBody<T>(request: IncomingMessage, schema: z.ZodType<T>): Promise<T> {
  if (!/^application\/json\b/.test(request.headers['content-type'] ?? '')) {
    throw new ConsoleError(415, 'unsupported_media_type', 'Send the body as application/json');
  }
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MOST_BYTES) throw new ConsoleError(413, 'body_too_large', 'That is more than can be sent at once');
    chunks.push(chunk);
  }
  let body: unknown;
  try {
    body = JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    throw new ConsoleError(400, 'malformed_request', 'The body is not valid JSON');
  }
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new ConsoleError(422, 'invalid_input', `${issue?.path.join('.') || 'The body'}: ${issue?.message ?? 'is not valid'}`);
}
