import { type ClockReading, secondsLeft } from '@shell/kit/countdown';
import { useEffect, useState } from 'react';

/** How often the clock is looked at, so that no second is shown late. Milliseconds. */
const LOOK = 200;

/** Whole seconds left, as they pass; null for untimed practice. */
export function useSecondsLeft(reading: ClockReading): number | null {
  const [seconds, setSeconds] = useState(() => secondsLeft(reading, performance.now()));
  useEffect(() => {
    const look = () => setSeconds(secondsLeft(reading, performance.now()));
    look();
    const timer = setInterval(look, LOOK);
    return () => clearInterval(timer);
  }, [reading]);
  return seconds;
}
