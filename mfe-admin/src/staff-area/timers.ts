import { useEffect, useState } from 'react';

/** Milliseconds between polls in view. */
const LOOK_AGAIN = 30_000;

/** Polls while in view, and at once when the window comes to the front. */
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

/** A value once unchanged for `quiet` milliseconds. */
export function useDebounced<T>(value: T, quiet: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), quiet);
    return () => clearTimeout(timer);
  }, [value, quiet]);
  return settled;
}

/** Now, renewed every half minute, for words such as "in 5 minutes". */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
