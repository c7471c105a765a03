import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { SetBatch } from './typeset-sources.ts';
import type { QuestionHtml, QuestionSources } from './typesetting.queries.ts';

/** Each takes half a second to start and up to 200 MB; more would only wait for the writer. */
const MOST_THREADS = 8;

/**
 * A thread works with a few megabytes and caches up to 130 MB of formulae; with a higher limit garbage would pile up
 * first.
 */
const MOST_MEMORY_MB = 224;
const YOUNG_MB = 32;

/**
 * Threads that set whole batches of questions: setting is all processor time. One core is left to who writes what they have set, and to the database;
 * a thread more would only take that from them. They start with the first batch.
 */
export class TypesettingThreads implements AsyncDisposable {
  readonly count = Math.min(MOST_THREADS, Math.max(1, availableParallelism() - 1));
  readonly #pool: Piscina;

  /** `kept`: stay for later batches, but keep no process alive. */
  constructor({ kept = false } = {}) {
    this.#pool = new Piscina({
      filename: new URL('./typesetting-thread.ts', import.meta.url).href,
      minThreads: 0,
      maxThreads: this.count,
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB, maxYoungGenerationSizeMb: YOUNG_MB },
      ...(kept && { idleTimeout: Number.POSITIVE_INFINITY }),
    });
  }

  set(batch: QuestionSources[]): Promise<QuestionHtml[]> {
    return this.#pool.run(batch);
  }

  /** The same for who writes new questions; those with faults have no entry in the columns unless `withFaulty`. */
  setColumns(batch: QuestionSources[], { withFaulty }: { withFaulty: boolean }): Promise<SetBatch> {
    return this.#pool.run({ batch, withFaulty }, { name: 'typesetColumns' });
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#pool.destroy();
  }
}

let kept: TypesettingThreads | undefined;

/** Those of this process, which stay: what staff upload is set at once, and threads are not started and ended with each file. */
export function createTypesettingPool(): TypesettingThreads {
  kept ??= new TypesettingThreads({ kept: true });
  return kept;
}
