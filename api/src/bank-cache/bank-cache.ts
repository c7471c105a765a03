import { LRUCache } from 'lru-cache';
import type { BankWatch } from './bank-watch.ts';

export interface CacheSize<Value> {
  /** Limit of all values together. */
  maxBytes: number;
  /** The bytes of one value with its key. */
  bytesOf: (value: Value, key: string) => number;
}

/**
 * Values derived from the bank alone, cached in memory until the bank changes. Concurrent requests for one value share
 * one computation; after a change values are computed again; while the bank's version is unknown, nothing is cached.
 */
export class BankCache<Value> {
  readonly #bank: Pick<BankWatch, 'version'>;
  /** Each value is wrapped, since the cache takes only objects. */
  readonly #kept: LRUCache<string, { value: Value }>;
  readonly #inTheMaking = new Map<string, Promise<Value>>();
  /** The bank's version when the cached values were made. */
  #version: number | null = null;

  constructor(bank: Pick<BankWatch, 'version'>, { maxBytes, bytesOf }: CacheSize<Value>) {
    this.#bank = bank;
    this.#kept = new LRUCache({
      maxSize: maxBytes,
      // So that no single value evicts all others.
      maxEntrySize: Math.ceil(maxBytes / 16),
      sizeCalculation: ({ value }, key) => bytesOf(value, key),
    });
  }

  /** Bytes cached at present. */
  get bytes(): number {
    return this.#kept.calculatedSize;
  }

  /**
   * Returns the cached value of a key, joins a pending one, or makes a new one. Caches it only if the bank did not
   * change in the meantime; `null` and `undefined` are not cached. Throws what `make` throws, and does not cache that.
   */
  async get(key: string, make: () => Promise<Value>): Promise<Value> {
    const version = this.#bank.version();
    if (version === null || version !== this.#version) {
      this.#kept.clear();
      this.#inTheMaking.clear();
      this.#version = version;
    }
    if (version === null) return make();
    const known = this.#kept.get(key);
    if (known) return known.value;
    const awaited = this.#inTheMaking.get(key);
    if (awaited) return awaited;
    const making = make();
    this.#inTheMaking.set(key, making);
    try {
      const value = await making;
      const isCurrent = this.#bank.version() === version && this.#version === version;
      if (isCurrent && value !== undefined && value !== null) this.#kept.set(key, { value });
      return value;
    } finally {
      if (this.#inTheMaking.get(key) === making) this.#inTheMaking.delete(key);
    }
  }
}
