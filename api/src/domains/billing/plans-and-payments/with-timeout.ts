/**
 * Waits a limited time for some work, then returns the result of `late`. The work continues; `late` must handle its
 * end.
 */
export async function withTimeout<T>(milliseconds: number, work: Promise<T>, late: () => T): Promise<T> {
  const timeLimit = Promise.withResolvers<T>();
  const timer = setTimeout(() => timeLimit.resolve(new Promise((resolve) => resolve(late()))), milliseconds);
  try {
    return await Promise.race([work, timeLimit.promise]);
  } finally {
    clearTimeout(timer);
  }
}
