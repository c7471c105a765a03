import { useCallback, useEffect, useState } from 'react';

/** How often the clock is read, so that no second shows late. Milliseconds. */
const READ_EVERY = 250;

/**
 * Time left, by differences alone: the server's time when it last answered, and what a monotonic clock has counted since.
 * The client's calendar time never enters. Times in milliseconds.
 */
export interface ClockReading {
  /** The server's deadline; null for untimed practice. */
  deadline: number | null;
  /** The server's time in its last answer. */
  serverTime: number;
  /** The monotonic clock when that answer came. */
  readAt: number;
}

/** Seconds at which the learner is warned and the timer turns red. Specification part 2, section 4. */
export const WARNING_SECONDS = 60;

/** Whole seconds left, never below 0; null for untimed practice. A second counts until it is over. */
export function secondsLeft({ deadline, serverTime, readAt }: ClockReading, monotonicNow: number): number | null {
  if (deadline === null) return null;
  return Math.max(0, Math.ceil((deadline - serverTime - (monotonicNow - readAt)) / 1000));
}

/** Whole seconds left on a clock, updated as they pass; null for untimed practice. */
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

/**
 * True when the device has slept or its calendar was put forward or back: the two clocks went different ways. Then the
 * server is asked for the time again.
 */
export function clocksDisagree(monotonicPassed: number, calendarPassed: number): boolean {
  return Math.abs(calendarPassed - monotonicPassed) > 2_000;
}
