/**
 * A value that is made when it is first asked for and kept from then on. What `make` throws is thrown to those who wait for it and not
 * kept: the next call tries again.
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
