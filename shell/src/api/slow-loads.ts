import { create } from 'zustand';

/** Milliseconds. */
export const USUAL_LOAD_MS = 3_000;

/** How many loads are slow now. */
export const useSlowLoads = create<{ count: number }>()(() => ({ count: 0 }));

const change = (by: number) => useSlowLoads.setState(({ count }) => ({ count: count + by }));

/** Counts a load as slow until it is over. */
export function noteLoad<T>(load: Promise<T>): Promise<T> {
  let slow = false;
  const timer = setTimeout(() => {
    slow = true;
    change(1);
  }, USUAL_LOAD_MS);
  return load.finally(() => {
    clearTimeout(timer);
    if (slow) change(-1);
  });
}
