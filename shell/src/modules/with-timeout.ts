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
