import type { IncomingMessage, ServerResponse } from 'node:http';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type LeastSpeed, watchSpeed } from './least-speed.ts';

/** The buffer of a response that its reader has not taken. Only files and exports are longer. */
const KEPT_BYTES = 262_144;

/** Not passed on. RFC 9110, section 7.6.1. */
const OF_CONNECTION = [
  ...['connection', 'keep-alive', 'proxy-authenticate', 'proxy-authorization', 'proxy-connection'],
  ...['te', 'trailer', 'transfer-encoding', 'upgrade', 'expect'],
];

export function passedOn<Headers extends object>(headers: Headers): Headers {
  const named = [(headers as { connection?: string }).connection ?? ''].join().split(',');
  const dropped = new Set([...OF_CONNECTION, ...named.map((name) => name.trim().toLowerCase())]);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name))) as Headers;
}

interface AnswerOptions {
  speed: LeastSpeed;
  /** Called when a response exceeds the buffer: it keeps the connection longer. */
  lengthen: () => Promise<void>;
  /** Releases the connection once the response is complete here, before a slow reader has it. */
  giveBack: () => void;
}

/** Passes a response on, buffered; ends a reader that is too slow. @throws what `lengthen` throws, or a broken connection. */
export async function sendAnswer(
  answer: IncomingMessage,
  response: ServerResponse,
  { speed, lengthen, giveBack }: AnswerOptions,
): Promise<void> {
  let isLong = Number(answer.headers['content-length'] ?? 0) > KEPT_BYTES;
  if (isLong) await lengthen();
  for (const [name, value] of Object.entries(passedOn(answer.headers))) if (value !== undefined) response.setHeader(name, value);
  response.writeHead(answer.statusCode ?? 502, answer.statusMessage);

  async function* read(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let bytes = 0;
    for await (const chunk of source) {
      bytes += chunk.length;
      if (!isLong && bytes > KEPT_BYTES) {
        isLong = true;
        await lengthen();
      }
      yield chunk;
    }
    giveBack();
  }
  const taken = () => {
    const { socket } = response;
    return socket && response.writableLength > 0 ? socket.bytesWritten - socket.writableLength : null;
  };
  const endWatch = watchSpeed(speed, taken, () => response.destroy());
  try {
    await pipeline(answer, read, new PassThrough({ highWaterMark: KEPT_BYTES }), response);
  } finally {
    endWatch();
  }
}
