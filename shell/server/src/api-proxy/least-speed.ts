export interface LeastSpeed {
  readonly bytes: number;
  readonly everyMs: number;
}

/** 4 KiB a second: the slowest line on which the site is usable. */
export const LEAST_SPEED: LeastSpeed = { bytes: 61_440, everyMs: 15_000 };

/** Calls `tooSlow` if an interval passes too few bytes. `moved`: total, null if not to blame. Returns a stop function. */
export function watchSpeed({ bytes, everyMs }: LeastSpeed, moved: () => number | null, tooSlow: () => void): () => void {
  let before = moved();
  const timer = setInterval(() => {
    const now = moved();
    if (before !== null && now !== null && now - before < bytes) {
      clearInterval(timer);
      tooSlow();
    }
    before = now;
  }, everyMs).unref();
  return () => clearInterval(timer);
}
