/** The minimum transfer in each interval. */
export interface LeastSpeed {
  readonly bytes: number;
  readonly everyMs: number;
}

/** 4 KiB a second: the slowest line on which the site can be used. */
export const LEAST_SPEED: LeastSpeed = { bytes: 61_440, everyMs: 15_000 };

/**
 * Calls `tooSlow` once when fewer bytes than the least have moved in a whole span. `moved` counts all bytes so far; null while the
 * other side is not to blame, for example because nothing is there to be read. Returns what ends the watch.
 */
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
