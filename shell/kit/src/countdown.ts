import { useCallback, useEffect, useState } from 'react';

/** Interval between readings of the clock, in milliseconds, short enough that no second shows late. */
const READ_EVERY = 250;

/**
 * Time left, from the server's time in its last response and a monotonic clock since; the device's calendar time is
 * never used. Times in milliseconds.
 */
export interface ClockReading {
  /** The server's deadline; null for untimed practice. */
  deadline: number | null;
  /** The server's time in its last answer. */
  serverTime: number;
  /** The monotonic clock when that response arrived. */
  readAt: number;
}

/** Seconds at which the learner is warned and the timer turns red. Specification part 2, section 4. */
export const WARNING_SECONDS = 60;

/** Whole seconds left, rounded up, never below 0; null for untimed practice. */
export function secondsLeft({ deadline, serverTime, readAt }: ClockReading, monotonicNow: number): number | null {
  if (deadline === null) return null;
  return Math.max(0, Math.ceil((deadline - serverTime - (monotonicNow - readAt)) / 1000));
}

/** Whole seconds left, updated as they pass; null for untimed practice. */
export function useSecondsLeft({ deadline, serverTime, readAt }: ClockReading): number | null {
  const read = useCallback(
    () => secondsLeft({ deadline, serverTime, readAt }, performance.now()),
    [deadline, serverTime, readAt],
  );
  const [left, setLeft] = useState(read);
  useEffect(() => {
    setLeft(read());
    const timer = setInterval(() => setLeft(read()), READ_EVERY);
    return () => clearInterval(timer);
  }, [read]);
  return left;
}

/** Seconds as `HH:MM:SS`. Specification part 2, section 9. */
export function formatSeconds(seconds: number): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${pad(Math.floor(seconds / 3600))}:${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}`;
}

/** True when the device has slept or its clock was changed, as the two clocks then differ: ask the server for the time. */
export function clocksDisagree(monotonicPassed: number, calendarPassed: number): boolean {
  return Math.abs(calendarPassed - monotonicPassed) > 2_000;
}
