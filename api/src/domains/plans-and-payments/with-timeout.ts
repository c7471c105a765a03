/**
 * Waits so long for some work, and answers what `late` says where it takes longer. The work goes on all the same; `late` sees to
 * how it ends.
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
