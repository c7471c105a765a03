import { clocksDisagree } from '@shell/kit/countdown';

/** Calls when the device has slept or its calendar was put forward or back, looking each second. Answers how to stop that. */
export function whenClocksDisagree(call: () => void): () => void {
  let monotonic = performance.now();
  let calendar = Date.now();
  const timer = setInterval(() => {
    const disagree = clocksDisagree(performance.now() - monotonic, Date.now() - calendar);
    monotonic = performance.now();
    calendar = Date.now();
    if (disagree) call();
  }, 1_000);
  return () => clearInterval(timer);
}
