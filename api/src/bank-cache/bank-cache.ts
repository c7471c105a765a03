import { LRUCache } from 'lru-cache';
import type { BankWatch } from './bank-watch.ts';

export interface CacheSize<Value> {
  /** What all values together may take. */
  maxBytes: number;
  /** What one takes, with its key. */
  bytesOf: (value: Value, key: string) => number;
}

/**
 * Values that are made of the bank alone, in memory until the bank changes. Whatever is asked for while it is made is made once; what comes
 * after a change is made anew; and while nobody knows whether the bank has changed, nothing is kept.
 */
export class BankCache<Value> {
  readonly #bank: Pick<BankWatch, 'version'>;
  /** What is kept, each value in an object of its own, since the cache takes objects alone. */
  readonly #kept: LRUCache<string, { value: Value }>;
  readonly #inTheMaking = new Map<string, Promise<Value>>();
  /** The version that the bank had when what is here was made. */
  #version: number | null = null;

  constructor(bank: Pick<BankWatch, 'version'>, { maxBytes, bytesOf }: CacheSize<Value>) {
    this.#bank = bank;
    this.#kept = new LRUCache({
      maxSize: maxBytes,
      // No single value crowds the others out.
      maxEntrySize: Math.ceil(maxBytes / 16),
      sizeCalculation: ({ value }, key) => bytesOf(value, key),
    });
  }

  /** Bytes that are kept at present. */
  get bytes(): number {
    return this.#kept.calculatedSize;
  }

  /**
   * The value of a key: the one that is kept, the one that somebody else is waiting for, or a new one. It is kept only where the bank has not
   * changed while it was made; nothing, `null` or `undefined`, is not kept. Throws what `make` throws; that is not kept either.
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
