import type { Knex } from 'knex';
import { isDatabaseUnavailable } from './sqlstate.ts';

/** How many statements may run at once, and how many items one takes. */
export interface TogetherLimits {
  readonly mostRunning: number;
  readonly mostTogether: number;
}

interface Waiting<Item, Result> {
  item: Item;
  resolve: (result: Result) => void;
  reject: (reason: unknown) => void;
}

/**
 * Does alike things in one statement when many come at a time. Nothing waits to be joined by others: while few statements run an item has one of
 * its own at once, and what comes while `mostRunning` of them do goes together with the next. Where one fails, each of its items is done alone, so
 * that none fails with another; but where the database is away all hear of it.
 */
export class Together<Item, Result> {
  readonly #run: (items: readonly Item[]) => Promise<readonly Result[]>;
  readonly #limits: TogetherLimits;
  #waiting: Waiting<Item, Result>[] = [];
  #running = 0;

  /** `run` answers the result of each item, in their order; where it throws it has done nothing. */
  constructor(run: (items: readonly Item[]) => Promise<readonly Result[]>, limits: TogetherLimits) {
    this.#run = run;
    this.#limits = limits;
  }

  do(item: Item): Promise<Result> {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    this.#waiting.push({ item, resolve, reject });
    this.#begin();
    return promise;
  }

  #begin(): void {
    if (this.#running >= this.#limits.mostRunning || this.#waiting.length === 0) return;
    this.#running += 1;
    void this.#finish(this.#waiting.splice(0, this.#limits.mostTogether)).then(() => {
      this.#running -= 1;
      this.#begin();
    });
  }

  async #finish(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await this.#run(batch.map(({ item }) => item));
      for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result);
    } catch (error) {
      const isHopeless = batch.length === 1 || isDatabaseUnavailable(error);
      for (const waiting of batch) {
        if (isHopeless) waiting.reject(error);
        else await this.#finish([waiting]);
      }
    }
  }
}

/** The same for statements, of each pool for itself; `run` answers the result of each item, in their order, from one statement. */
export function inSharedStatements<Item, Result>(
  run: (db: Knex, items: readonly Item[]) => Promise<readonly Result[]>,
  limits: TogetherLimits,
): (db: Knex, item: Item) => Promise<Result> {
  const ofPools = new WeakMap<Knex, Together<Item, Result>>();
  return (db, item) => {
    const together = ofPools.get(db) ?? new Together<Item, Result>((items) => run(db, items), limits);
    ofPools.set(db, together);
    return together.do(item);
  };
}
