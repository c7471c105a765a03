import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

export class TooSlowError extends Error {
  override readonly name = 'TooSlowError';
}

/** Rejects with `TooSlowError` after `limit` milliseconds. */
export async function withTimeout<T>(work: Promise<T>, limit: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooSlowError(`Not done within ${limit} ms`)), limit);
  });
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
}

/** Milliseconds for an entry, then for its code, in each of two tries. */
export const LOAD_LIMIT = 10_000;

/** Times out code that an entry loads; entries have a limit in `integrity.ts`. */
export function timeLimits(): ModuleFederationRuntimePlugin {
  return {
    name: 'time-limits',
    getModuleFactory: ({ remoteEntryExports, expose }) =>
      withTimeout(Promise.resolve(remoteEntryExports.get(expose)), LOAD_LIMIT),
  };
}
