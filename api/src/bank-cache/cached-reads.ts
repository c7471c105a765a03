import type { Knex } from 'knex';
import { BankCache } from './bank-cache.ts';
import type { BankWatch } from './bank-watch.ts';

/** What is kept of a process's reads of the bank, as JSON: some 1,500 questions. It takes two to three times as much in memory. */
const MAX_BYTES = 8 * 1024 * 1024;
/** Around each value, in bytes. */
const AROUND_BYTES = 200;

type Kept = BankCache<unknown>;

/** By pool. A transaction is none, so it reads what it has written itself. */
const keptOf = new WeakMap<Knex, Kept>();

/** From now on what is read on these connections of the bank alone is kept in memory until the bank changes. */
export function cacheReads(db: Knex, bank: Pick<BankWatch, 'version'>, maxBytes = MAX_BYTES): void {
  const bytesOf = (value: unknown, key: string) => JSON.stringify(value).length + key.length + AROUND_BYTES;
  keptOf.set(db, new BankCache<unknown>(bank, { maxBytes, bytesOf }));
}

/** For whom something is read: staff get what is stored at this moment, on whichever replica they ask. */
interface Reader {
  staff: boolean;
}

/** What a read is told from others by, as JSON; the first word says which read it is. */
type Key = readonly [kind: string, ...unknown[]];

/**
 * What `read` answers, from memory where it is kept. Only for what depends on the bank and the key alone, which is the same for all who are not
 * staff; it goes to many, so nobody may change it.
 */
export function readCached<Value>(db: Knex, { staff }: Reader, key: Key, read: () => Promise<Value>): Promise<Value> {
  const kept = staff ? undefined : keptOf.get(db);
  return kept ? (kept.get(JSON.stringify(key), read) as Promise<Value>) : read();
}

/** The same for several at once, by item: those that are not kept are read together. */
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
