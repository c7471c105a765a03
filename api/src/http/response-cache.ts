import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'koa';
import type { BankWatch } from '../bank-cache/bank-watch.ts';
import { BankCache } from '../bank-cache/cached-reads.ts';
import { memoizeAsync } from '../memoize-async.ts';

/** Limit of all cached responses together, in bytes. */
const MAX_BYTES = 32 * 1024 * 1024;
const COMPRESSED_FROM_BYTES = 1_024;
/** A cached response in all three codings, with some overhead. */
const bytesOf = ({ body }: CachedResponse, key: string) => 2 * body.length + 2 * key.length + 1_000;

const brotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

export interface MadeAnswer {
  body: unknown;
  headers: Record<string, string>;
}

/** A response in the codings requested so far. */
export class CachedResponse {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
  /** The same for every coding, therefore weak (RFC 9110, section 8.8.3). */
  readonly etag: string;
  readonly #encoded = {
    br: memoizeAsync((): Promise<Buffer> => brotli(this.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })),
    gzip: memoizeAsync((): Promise<Buffer> => toGzip(this.body, { level: 6 })),
  };

  constructor({ body, headers }: MadeAnswer) {
    this.body = Buffer.from(JSON.stringify(body));
    this.headers = headers;
    this.etag = `W/"${createHash('sha256').update(this.body).digest('base64url').slice(0, 27)}"`;
  }

  get isWorthCompressing(): boolean {
    return this.body.length >= COMPRESSED_FROM_BYTES;
  }

  /** The body in a coding, compressed once. */
  encoded(coding: 'br' | 'gzip'): Promise<Buffer> {
    return this.#encoded[coding]();
  }
}

/**
 * Responses to guests, cached until the bank changes. They must depend on bank and address alone; signed-in callers get
 * none.
 */
export class ResponseCache {
  readonly #bank: Pick<BankWatch, 'version' | 'changed'>;
  readonly #answers: BankCache<CachedResponse>;

  constructor(bank: Pick<BankWatch, 'version' | 'changed'>, maxBytes = MAX_BYTES) {
    this.#bank = bank;
    this.#answers = new BankCache<CachedResponse>(bank, { maxBytes, bytesOf });
  }

  forget(): void {
    this.#bank.changed();
  }

  get size(): number {
    return this.#answers.bytes;
  }

  /** Returns the cached response, joins one that is being made, or makes a new one. Throws what `make` throws. */
  get(key: string, make: () => Promise<MadeAnswer>): Promise<CachedResponse> {
    return this.#answers.get(key, async () => new CachedResponse(await make()));
  }
}

/** Codings, the best first. */
const CODINGS = ['br', 'gzip'] as const;

/** Sends a response as the client accepts it: 304 if it is current there, else in the shortest accepted coding. */
export async function sendCached(
  ctx: Pick<Context, 'set' | 'vary' | 'acceptsEncodings' | 'fresh' | 'status' | 'type' | 'body'>,
  answer: CachedResponse,
) {
  ctx.set(answer.headers);
  ctx.set('etag', answer.etag);
  ctx.vary('Authorization');
  ctx.status = 200;
  if (ctx.fresh) {
    ctx.status = 304;
    return;
  }
  const coding = answer.isWorthCompressing ? CODINGS.find((one) => ctx.acceptsEncodings(one) === one) : undefined;
  if (coding) ctx.set('content-encoding', coding);
  ctx.body = coding ? await answer.encoded(coding) : answer.body;
  ctx.type = 'application/json';
}
