import type { Knex } from 'knex';
import { LRUCache } from 'lru-cache';
import type { BankWatch } from './bank-watch.ts';

interface CacheSize<Value> {
  maxBytes: number;
  /** The bytes of one value with its key. */
  bytesOf: (value: Value, key: string) => number;
}

/**
 * Values derived from the bank alone, cached until it changes. Concurrent requests share a computation; nothing is
 * cached while the version is unknown.
 */
export class BankCache<Value> {
  readonly #bank: Pick<BankWatch, 'version'>;
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

/** Limit of a process's cached reads, as JSON: some 1,500 questions. In memory it is two to three times as much. */
const MAX_BYTES = 8 * 1024 * 1024;
/** Around each value, in bytes. */
const AROUND_BYTES = 200;

/** By pool. A transaction has no entry, so it reads its own writes. */
const keptOf = new WeakMap<Knex, BankCache<unknown>>();

/** Turns on caching for these connections: reads of the bank alone stay in memory until the bank changes. */
export function cacheReads(db: Knex, bank: Pick<BankWatch, 'version'>, maxBytes = MAX_BYTES): void {
  const bytesOf = (value: unknown, key: string) => JSON.stringify(value).length + key.length + AROUND_BYTES;
  keptOf.set(db, new BankCache<unknown>(bank, { maxBytes, bytesOf }));
}

/** The reader: staff always get what is stored at this moment, on any replica. */
interface Reader {
  staff: boolean;
}

/** The key of a cached read, as JSON; the first word names the read. */
type Key = readonly [kind: string, ...unknown[]];

/**
 * The result of `read`, from memory if cached. Only for results that depend on the bank and the key alone and are the
 * same for all but staff; they are shared, so callers must not change them.
 */
export function readCached<Value>(db: Knex, { staff }: Reader, key: Key, read: () => Promise<Value>): Promise<Value> {
  const kept = staff ? undefined : keptOf.get(db);
  return kept ? (kept.get(JSON.stringify(key), read) as Promise<Value>) : read();
}

/** The same for several items at once: the missing ones are read together. */
export async function readEachCached<Item, Value>(
  db: Knex,
  { staff }: Reader,
  {
    items,
    keyOf,
    read,
  }: { items: readonly Item[]; keyOf: (item: Item) => Key; read: (items: readonly Item[]) => Promise<Map<Item, Value>> },
): Promise<Map<Item, Value>> {
  const kept = staff ? undefined : keptOf.get(db);
  if (!kept || items.length === 0) return read(items);
  const missing: Item[] = [];
  const gathered = Promise.withResolvers<readonly Item[]>();
  const together = gathered.promise.then((all) => (all.length === 0 ? new Map<Item, Value>() : read(all)));
  const values = items.map((item) =>
    kept.get(JSON.stringify(keyOf(item)), () => {
      missing.push(item);
      return together.then((found) => found.get(item));
    }),
  );
  gathered.resolve(missing);
  const found = (await Promise.all(values)) as (Value | undefined)[];
  return new Map(items.flatMap((item, index) => (found[index] === undefined ? [] : [[item, found[index]] as const])));
}
