/** A value with the steps that led to it and those taken back. Pure data. */
export interface History<T> {
  past: readonly T[];
  present: T;
  future: readonly T[];
  /**
   * The kind of the last step: further steps of the same kind are merged with it, e.g. letters typed into one comment.
   */
  key: string | null;
}

/** Steps that can be taken back. */
const LIMIT = 200;

export const startOf = <T>(present: T): History<T> => ({ past: [], present, future: [], key: null });

/** A step forward. With a `key` equal to the last step's it joins that one. */
export function stepped<T>(history: History<T>, next: T, key: string | null = null): History<T> {
  if (next === history.present) return history;
  if (key !== null && key === history.key) return { ...history, present: next, future: [] };
  return { past: [...history.past, history.present].slice(-LIMIT), present: next, future: [], key };
}

export function undone<T>(history: History<T>): History<T> {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return { past: history.past.slice(0, -1), present: before, future: [history.present, ...history.future], key: null };
}

export function redone<T>(history: History<T>): History<T> {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.present], present: next, future, key: null };
}
