import type { Knex } from 'knex';
import { BankCache } from './bank-cache.ts';
import type { BankWatch } from './bank-watch.ts';

/** Limit of a process's cached reads, as JSON: some 1,500 questions. In memory it is two to three times as much. */
const MAX_BYTES = 8 * 1024 * 1024;
/** Around each value, in bytes. */
const AROUND_BYTES = 200;

type Kept = BankCache<unknown>;

/** By pool. A transaction has no entry, so it reads its own writes. */
const keptOf = new WeakMap<Knex, Kept>();

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
