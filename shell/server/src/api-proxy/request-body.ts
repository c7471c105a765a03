import type { IncomingMessage } from 'node:http';
import { BytesInHand, type Owner, type Refusal } from '@api/work-process';
import { type LeastSpeed, watchSpeed } from './least-speed.ts';
import { busy, tooSlow } from './refusal.ts';

/** Bodies up to this size are read before the API is asked, and can be sent again. */
const READ_AHEAD_BYTES = 262_144;
/** Memory limits of bodies in transit: of one network, and of all. */
const MOST_OF_ONE = 16 * 1_048_576;
const MOST_OF_ALL = 96 * 1_048_576;

export interface BodyStart {
  readonly bytes: Buffer;
  /** If false, the rest is still in the paused request. */
  readonly whole: boolean;
}

export const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Reads bodies within limits of memory, counted by bytes received, not announced. */
export class BodyReader {
  readonly #inHand = new BytesInHand();
  readonly #speed: LeastSpeed;

  constructor(speed: LeastSpeed) {
    this.#speed = speed;
  }

  /** Reads a short body whole, a long one's start, and holds its memory for `use`. @throws Refused if too slow or too much. */
  async withStart<T>(request: IncomingMessage, owner: Owner, use: (start: BodyStart) => Promise<T>): Promise<T> {
    const held = { bytes: 0 };
    try {
      return await use(await this.#read(request, owner, held));
    } finally {
      this.#inHand.add(owner, -held.bytes);
    }
  }

  /** Ends a request whose rest arrives too slowly. `paused`: it waits for the API. Returns the stop function. */
  watchRest(request: IncomingMessage, { paused, slow }: { paused: () => boolean; slow: () => void }): () => void {
    return watchSpeed(this.#speed, () => (request.complete || paused() ? null : request.socket.bytesRead), slow);
  }

  #read(request: IncomingMessage, owner: Owner, held: { bytes: number }): Promise<BodyStart> {
    if (!hasBody(request)) return Promise.resolve({ bytes: Buffer.alloc(0), whole: true });
    const { promise, resolve, reject } = Promise.withResolvers<BodyStart>();
    const chunks: Buffer[] = [];
    const onData = (chunk: Buffer) => {
      chunks.push(chunk);
      held.bytes += chunk.length;
      const refusal = this.#take(owner, chunk.length);
      if (refusal) reject(busy(refusal));
      else if (held.bytes >= READ_AHEAD_BYTES) end(false);
    };
    const end = (whole: boolean) => {
      request.pause();
      resolve({ bytes: Buffer.concat(chunks), whole });
    };
    const onEnd = () => end(true);
    const onError = (error: Error) => reject(error);
    const onClose = () => reject(new Error('The caller has left'));
    const endWatch = watchSpeed(
      this.#speed,
      () => held.bytes,
      () => reject(tooSlow()),
    );
    request.on('data', onData).once('end', onEnd).once('error', onError).once('close', onClose);
    return promise.finally(() => {
      endWatch();
      request.pause();
      request.off('data', onData).off('end', onEnd).off('error', onError).off('close', onClose);
      request.on('error', () => {});
    });
  }

  #take(owner: Owner, bytes: number): Refusal | null {
    this.#inHand.add(owner, bytes);
    if (this.#inHand.of(owner) > MOST_OF_ONE) return 'own_busy';
    return this.#inHand.all > MOST_OF_ALL ? 'busy' : null;
  }
}
