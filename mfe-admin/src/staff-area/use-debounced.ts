import { useEffect, useState } from 'react';

/** A value once it has stayed the same for `quiet` milliseconds. */
export function useDebounced<T>(value: T, quiet: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), quiet);
    return () => clearTimeout(timer);
  }, [value, quiet]);
  return settled;
}
