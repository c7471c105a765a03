/**
 * Makes a value on first use and memoizes it. Errors of `make` are rethrown to all waiting callers and not
 * memoized: the next call retries.
 */
export function memoizeAsync<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => {
    made ??= make().catch((error) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}
