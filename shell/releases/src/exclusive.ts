import { setTimeout as pause } from 'node:timers/promises';
import { ReleaseFault } from './description.ts';

/** A lock unchanged for this long belongs to a dead process. */
const DEAD_AFTER_MS = 10_000;
const RENEW_EVERY_MS = 2_000;
const FIRST_PAUSE_MS = 10;
const LONGEST_PAUSE_MS = 250;
/** Then the wait is reported; it ends after `GIVE_UP_MS`. */
const REPORT_AFTER_MS = 1_000;
export const GIVE_UP_MS = 120_000;

/** A lock in a shared place. Its mark changes when it is taken or renewed. */
export interface Lock {
  readonly name: string;
  /** Returns the new mark, or undefined if another process holds it. */
  take(): Promise<string | undefined>;
  /** Undefined if it is free. */
  mark(): Promise<string | undefined>;
  /** Returns the new mark, or undefined if it is no longer `mine`. */
  renew(mine: string): Promise<string | undefined>;
  free(mark: string): Promise<void>;
}

/** Called once if a process has to wait. */
export type OnWait = (message: string) => void;

/** Milliseconds; tests shorten them. */
export interface LockTimes {
  deadAfterMs?: number;
  renewEveryMs?: number;
  giveUpMs?: number;
}

/** Runs alone under a lock. Death is judged by this process's monotonic clock. @throws ReleaseFault after two minutes. */
export async function exclusive<T>(
  lock: Lock,
  run: () => Promise<T>,
  onWait: OnWait = () => {},
  { deadAfterMs = DEAD_AFTER_MS, renewEveryMs = RENEW_EVERY_MS, giveUpMs = GIVE_UP_MS }: LockTimes = {},
): Promise<T> {
  let mark: string | undefined = await waitFor(lock, onWait, { deadAfterMs, giveUpMs });
  let renewal = Promise.resolve();
  const renewing = setInterval(() => {
    renewal = renewal.then(async () => {
      if (mark !== undefined) mark = await lock.renew(mark).catch(() => mark);
    });
  }, renewEveryMs);
  try {
    return await run();
  } finally {
    clearInterval(renewing);
    await renewal;
    // If this fails, others find the lock dead.
    if (mark !== undefined) await lock.free(mark).catch(() => undefined);
  }
}

async function waitFor(
  lock: Lock,
  onWait: OnWait,
  { deadAfterMs, giveUpMs }: { deadAfterMs: number; giveUpMs: number },
): Promise<string> {
  const began = performance.now();
  let reported = false;
  let seen: string | undefined;
  let unchangedMs = 0;
  let looked = began;
  for (let wait = FIRST_PAUSE_MS; ; wait = Math.min(wait * 1.5, LONGEST_PAUSE_MS)) {
    const taken = await lock.take();
    if (taken !== undefined) return taken;
    const now = performance.now();
    const mark = await lock.mark();
    // A pause of this process says nothing about the holder.
    unchangedMs = mark !== undefined && mark === seen ? unchangedMs + Math.min(now - looked, 2 * LONGEST_PAUSE_MS) : 0;
    [seen, looked] = [mark, now];
    if (mark !== undefined && unchangedMs > deadAfterMs) await lock.free(mark);
    if (now - began > giveUpMs) {
      throw new ReleaseFault(
        `Another process has kept ${lock.name} for ${Math.round(giveUpMs / 1_000)} seconds. Nothing was changed. Try again.`,
      );
    }
    if (!reported && now - began > REPORT_AFTER_MS) {
      onWait(`Another release is in progress: waiting for it to end (${lock.name}).`);
      reported = true;
    }
    await pause(wait * (0.5 + Math.random()));
  }
}
