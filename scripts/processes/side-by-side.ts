/** Work that runs side by side and fails as one. */

/** Runs each of `works` at once. The first that fails stops the others by their signal; this waits for all of them, then throws its reason. */
export async function sideBySide<Results extends readonly unknown[]>(
  signal: AbortSignal,
  works: { [Index in keyof Results]: (signal: AbortSignal) => Promise<Results[Index]> },
): Promise<Results> {
  const failed = new AbortController();
  const either = AbortSignal.any([signal, failed.signal]);
  const running = works.map((work) =>
    work(either).catch((error: unknown) => {
      failed.abort(error);
      throw error;
    }),
  );
  await Promise.allSettled(running);
  failed.signal.throwIfAborted();
  return (await Promise.all(running)) as unknown as Results;
}
