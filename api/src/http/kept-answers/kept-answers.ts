import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { BankWatch } from './bank-watch.ts';

/** What all answers together may take, in bytes. */
const MAX_BYTES = 32 * 1024 * 1024;
/** Shorter ones are sent as they are. */
const COMPRESSED_FROM_BYTES = 1_024;
/** An answer is kept as it is and in both codings, which together are shorter than it; and there is something around it. */
const bytesOf = (key: string, { body }: KeptAnswer) => 2 * body.length + 2 * key.length + 1_000;

const brotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** An answer as it was made. */
export interface MadeAnswer {
  body: unknown;
  headers: Record<string, string>;
}

/** An answer in the codings in which it was asked for so far. */
export class KeptAnswer {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
  /** RFC 9110, section 8.8.3; the same for every coding, therefore weak. */
  readonly etag: string;
  readonly #encoded = new Map<'br' | 'gzip', Promise<Buffer>>();

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
    const known = this.#encoded.get(coding);
    if (known) return known;
    const made =
      coding === 'br'
        ? brotli(this.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
        : (toGzip(this.body, { level: 6 }) as Promise<Buffer>);
    this.#encoded.set(coding, made);
    return made;
  }
}

/**
 * What guests were answered, kept in memory until the bank changes. Only for answers that are made of the bank and the address alone: they are
 * the same for every guest, and nobody who is signed in ever gets one.
 */
export class KeptAnswers {
  readonly #bank: Pick<BankWatch, 'version' | 'changed'>;
  readonly #answers: LRUCache<string, KeptAnswer>;
  readonly #inTheMaking = new Map<string, Promise<KeptAnswer>>();
  /** Of the bank, when what is here was made. */
  #version: number | null = null;

  constructor(bank: Pick<BankWatch, 'version' | 'changed'>, maxBytes = MAX_BYTES) {
    this.#bank = bank;
    this.#answers = new LRUCache({
      maxSize: maxBytes,
      // No single answer crowds the others out.
      maxEntrySize: Math.ceil(maxBytes / 16),
      sizeCalculation: (answer, key) => bytesOf(key, answer),
    });
  }

  /** What the bank shows has changed: what was kept of it is not told any more. */
  forget(): void {
    this.#bank.changed();
  }

  /** Bytes that are kept at present. */
  get size(): number {
    return this.#answers.calculatedSize;
  }

  /**
   * The answer to a request: the one that is kept, the one that another request is waiting for, or a new one. It is kept only where the bank
   * has not changed while it was made. Throws what `make` throws; that is not kept.
   */
  async get(key: string, make: () => Promise<MadeAnswer>): Promise<KeptAnswer> {
    const version = this.#bank.version();
    if (version === null || version !== this.#version) {
      this.#answers.clear();
      this.#inTheMaking.clear();
      this.#version = version;
    }
    if (version === null) return new KeptAnswer(await make());
    const known = this.#answers.get(key) ?? this.#inTheMaking.get(key);
    if (known) return known;
    const making = make().then((made) => new KeptAnswer(made));
    this.#inTheMaking.set(key, making);
    try {
      const answer = await making;
      if (this.#bank.version() === version && this.#version === version) this.#answers.set(key, answer);
      return answer;
    } finally {
      if (this.#inTheMaking.get(key) === making) this.#inTheMaking.delete(key);
    }
  }
}
