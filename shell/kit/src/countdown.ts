import { useCallback, useEffect, useState } from 'react';

/** Milliseconds between readings, short enough that no second shows late. */
const READ_EVERY = 250;

/** Time in ms from the server's last response and a monotonic clock since: the device's date may be wrong. */
export interface ClockReading {
  /** Null for untimed practice. */
  deadline: number | null;
  serverTime: number;
  /** The monotonic clock when the response arrived. */
  readAt: number;
}

/** From here the timer is red. Specification part 2, section 4. */
export const WARNING_SECONDS = 60;

/** Whole seconds left, rounded up, at least 0; null for untimed practice. */
export function secondsLeft({ deadline, serverTime, readAt }: ClockReading, monotonicNow: number): number | null {
  if (deadline === null) return null;
  return Math.max(0, Math.ceil((deadline - serverTime - (monotonicNow - readAt)) / 1000));
}

/** `secondsLeft`, updated as they pass. */
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

/** Whether the device slept or its clock changed: ask the server for the time. */
export function clocksDisagree(monotonicPassed: number, calendarPassed: number): boolean {
  return Math.abs(calendarPassed - monotonicPassed) > 2_000;
}
