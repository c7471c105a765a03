/** The outcome of some work; rejects when it has none within `limit` milliseconds. */
export async function inTime<T>(work: Promise<T>, limit: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Not done within ${limit} ms`)), limit);
  });
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
}
