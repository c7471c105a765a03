import { setTimeout as pause } from 'node:timers/promises';
import { ReleaseFault } from './description.ts';

/** A lock whose mark has not changed for this long belongs to a process that died. */
const DEAD_AFTER_MS = 10_000;
/** The holder changes the mark this often. */
const RENEW_EVERY_MS = 2_000;
/** Pause before a waiting process tries again: at first, and at most. */
const FIRST_PAUSE_MS = 10;
const LONGEST_PAUSE_MS = 250;
/** A wait is reported after this, and given up after `GIVE_UP_MS`. */
const REPORT_AFTER_MS = 1_000;
export const GIVE_UP_MS = 120_000;

/** A lock in a shared place. A mark changes whenever the lock is taken or renewed. */
export interface Lock {
  /** What people read of it. */
  readonly name: string;
  /** Takes the lock if it's free. Returns the new mark, or undefined where another process holds it. */
  take(): Promise<string | undefined>;
  /** The present mark; undefined if the lock is free. */
  mark(): Promise<string | undefined>;
  /** Changes the mark. Returns the new one, or undefined if it is no longer `mine`. */
  renew(mine: string): Promise<string | undefined>;
  /** Frees the lock if its mark is still this one. */
  free(mark: string): Promise<void>;
}

/** Called once when a process has to wait for its turn. */
export type OnWait = (message: string) => void;

/** Times of a wait in milliseconds; tests shorten them. */
export interface LockTimes {
  deadAfterMs?: number;
  renewEveryMs?: number;
  giveUpMs?: number;
}

/**
 * Runs something while no other process holds the lock. Whether the holder died is measured on this process's own monotonic clock, so clocks of
 * machines may differ.
 * @throws ReleaseFault after two minutes of waiting.
 */
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
    // Where this fails, the others find the lock dead.
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
    // A pause of this process counts little: it says nothing about the holder.
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
