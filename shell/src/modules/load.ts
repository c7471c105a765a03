import { withTimeout } from './with-timeout.ts';

/** Milliseconds that a module may take to arrive, for each of its two tries. */
const TIME_LIMIT = 10_000;

/** A module did not arrive, or not in time. */
export class ModuleUnavailableError extends Error {
  override readonly name = 'ModuleUnavailableError';
}

/**
 * Loads a module with a time limit and one retry.
 * @param attempt loads it once; the number tells the try, from 0, so that the second can ask anew.
 * @throws ModuleUnavailableError when both tries fail.
 */
export async function loadWithRetry<T>(
  name: string,
  attempt: (tryNumber: number) => Promise<T | null>,
  limit = TIME_LIMIT,
): Promise<T> {
  for (const tryNumber of [0, 1]) {
    try {
      const loaded = await withTimeout(attempt(tryNumber), limit);
      if (loaded) return loaded;
    } catch (error) {
      if (tryNumber === 1) throw new ModuleUnavailableError(`${name} could not be loaded`, { cause: error });
    }
  }
  throw new ModuleUnavailableError(`${name} is empty`);
}
