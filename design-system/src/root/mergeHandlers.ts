type Props = Record<string, unknown>;

/** Joins two sets of props; where both have a handler of the same name, both run, the first one first. Otherwise the second set wins. */
export function mergeHandlers<A extends object, B extends object>(first: A, second: B): A & B {
  const merged: Props = { ...(first as Props) };
  for (const [name, value] of Object.entries(second)) {
    const earlier = merged[name];
    if (/^on[A-Z]/.test(name) && typeof earlier === 'function' && typeof value === 'function') {
      merged[name] = (...given: unknown[]) => {
        earlier(...given);
        value(...given);
      };
    } else if (value !== undefined) merged[name] = value;
  }
  return merged as A & B;
}
