import { useEffect, useState } from 'react';

/** Milliseconds between two background polls while a page is in view. */
const LOOK_AGAIN = 30_000;

/** Refreshes regularly while the page is in view, and immediately when its window comes to the front. */
export function usePolling(read: () => unknown): void {
  useEffect(() => {
    const again = () => {
      if (document.visibilityState === 'visible') read();
    };
    const timer = setInterval(again, LOOK_AGAIN);
    window.addEventListener('focus', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', again);
    };
  }, [read]);
}

/** A value once it has stayed the same for `quiet` milliseconds. */
export function useDebounced<T>(value: T, quiet: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), quiet);
    return () => clearTimeout(timer);
  }, [value, quiet]);
  return settled;
}

/** The present moment, renewed every half minute: enough for words such as "in 5 minutes". */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
