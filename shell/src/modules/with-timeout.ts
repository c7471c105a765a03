import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/** Some work was not done in its time. */
export class TooSlowError extends Error {
  override readonly name = 'TooSlowError';
}

/** The outcome of some work; rejects with a `TooSlowError` when it has none within `limit` milliseconds. */
export async function withTimeout<T>(work: Promise<T>, limit: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooSlowError(`Not done within ${limit} ms`)), limit);
  });
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
}

/** Milliseconds that a module's entry may take to arrive, and then its code, for each of two tries. */
export const LOAD_LIMIT = 10_000;

/** Gives up code that an entry does not get in time; the entry itself has its limit where it is asked for (`integrity.ts`). */
export function timeLimits(): ModuleFederationRuntimePlugin {
  return {
    name: 'time-limits',
    getModuleFactory: ({ remoteEntryExports, expose }) =>
      withTimeout(Promise.resolve(remoteEntryExports.get(expose)), LOAD_LIMIT),
  };
}
