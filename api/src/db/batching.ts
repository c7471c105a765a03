import type { Knex } from 'knex';
import { isDatabaseUnavailable } from './sqlstate.ts';

/** How many batches may run at once, and how many items one takes. */
export interface BatchLimits {
  readonly maxConcurrentBatches: number;
  readonly maxBatchSize: number;
}

interface Queued<Item, Result> {
  item: Item;
  resolve: (result: Result) => void;
  reject: (reason: unknown) => void;
}

/**
 * Runs items of one kind in batches when many arrive together. No item waits for others: while fewer than `maxConcurrentBatches` run, it
 * starts at once as a batch of one; later items queue up for the next batch. If a batch fails, each of its
 * items runs alone, so that none fails because of another; if the database is down, all of them fail at once.
 */
export class Batcher<Item, Result> {
  readonly #run: (items: readonly Item[]) => Promise<readonly Result[]>;
  readonly #limits: BatchLimits;
  #queue: Queued<Item, Result>[] = [];
  #running = 0;

  /** `run` returns the result of each item, in order; if it throws, it has changed nothing. */
  constructor(run: (items: readonly Item[]) => Promise<readonly Result[]>, limits: BatchLimits) {
    this.#run = run;
    this.#limits = limits;
  }

  /** Returns the item's result; rejects with its error, or with that of an unreachable database. */
  add(item: Item): Promise<Result> {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    this.#queue.push({ item, resolve, reject });
    this.#startNext();
    return promise;
  }

  #startNext(): void {
    if (this.#running >= this.#limits.maxConcurrentBatches || this.#queue.length === 0) return;
    this.#running += 1;
    void this.#runBatch(this.#queue.splice(0, this.#limits.maxBatchSize)).then(() => {
      this.#running -= 1;
      this.#startNext();
    });
  }

  async #runBatch(batch: readonly Queued<Item, Result>[]): Promise<void> {
    try {
      const results = await this.#run(batch.map(({ item }) => item));
      for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result);
    } catch (error) {
      const isHopeless = batch.length === 1 || isDatabaseUnavailable(error);
      for (const queued of batch) {
        if (isHopeless) queued.reject(error);
        else await this.#runBatch([queued]);
      }
    }
  }
}

/** A query of one item that runs in batches, of each pool for itself. `run` returns the result of each item, in order, from one statement. */
export function batchedQuery<Item, Result>(
  run: (db: Knex, items: readonly Item[]) => Promise<readonly Result[]>,
  limits: BatchLimits,
): (db: Knex, item: Item) => Promise<Result> {
  const batchers = new WeakMap<Knex, Batcher<Item, Result>>();
  return (db, item) => {
    const batcher = batchers.get(db) ?? new Batcher<Item, Result>((items) => run(db, items), limits);
    batchers.set(db, batcher);
    return batcher.add(item);
  };
}
