import { availableParallelism } from 'node:os';
import type { Logger } from 'pino';
import { Piscina } from 'piscina';
import type { DrawingTask } from './drawing-thread.ts';

/** Milliseconds after which a drawing is ended with its thread. A page takes 10 to 30, a thread that is only starting some hundred more. */
const MOST_MS = 2_000;
/** Drawings that wait for a thread; those that come then are refused at once, and their pages go out without. */
const MOST_WAITING = 16;
/** Megabytes of one thread: five times what it needs. */
const MOST_MEMORY = 256;
/** A version that has brought down its thread so often within a minute is left alone for one. */
const MOST_FALLS = 3;
const MINUTE = 60_000;

/** Calls what server entries export, in threads of their own. */
export interface DrawingPool {
  /**
   * Draws the parts of a page, up to the first that still waits for something. What has not begun when `signal` says so never does.
   * @throws Error when nothing was drawn, for whatever reason; faults of an entry are logged here.
   */
  draw(tasks: readonly DrawingTask[], signal: AbortSignal): Promise<unknown[]>;
  stop(): Promise<void>;
}

/**
 * Threads for what modules bring to draw their pages with. What hangs there or fills its memory is ended with its thread, what throws has
 * thrown, and the gateway serves on.
 */
export function createDrawingPool(log: Logger): DrawingPool {
  const threads = Math.min(4, Math.max(1, availableParallelism() - 1));
  const pool = new Piscina<readonly DrawingTask[], unknown[]>({
    filename: new URL('./drawing-thread.ts', import.meta.url).href,
    minThreads: 1,
    maxThreads: threads,
    idleTimeout: 10 * MINUTE,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY },
    // Drawing needs none of the gateway's settings, some of which are secrets.
    env: {},
  });
  // A thread that has been given up may fail all the same before it has ended: unheard, that would end the gateway.
  pool.on('error', (error: unknown) => log.error({ err: error }, 'thread failed after it was given up'));
  const turns = createTurns(threads);
  const falls = new Map<string, number[]>();
  const recentFalls = (key: string) => (falls.get(key) ?? []).filter((at) => Date.now() - at < MINUTE);

  return {
    async draw(tasks, signal) {
      const keys = tasks.map(({ entry }) => entry.key);
      if (keys.some((key) => recentFalls(key).length >= MOST_FALLS)) throw new Error('This version is left alone for a while');
      const done = await turns.take(signal);
      const limit = AbortSignal.timeout(MOST_MS);
      try {
        return await pool.run(tasks, { signal: limit });
      } catch (error) {
        const fell = limit.aborted || (error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY';
        if (fell) for (const key of keys) falls.set(key, [...recentFalls(key), Date.now()]);
        log.error({ err: error, entries: keys, fell }, 'page not drawn');
        throw error;
      } finally {
        done();
      }
    },
    stop: () => pool.destroy(),
  };
}

/** Gives out `count` turns at a time. Whoever waits for one may give up; nobody waits behind too many. */
function createTurns(count: number) {
  const waiting = new Set<() => void>();
  let free = count;

  const done = () => {
    const [next] = waiting;
    if (next) next();
    else free += 1;
  };

  return {
    /** @returns What ends the turn. */
    async take(signal: AbortSignal): Promise<() => void> {
      signal.throwIfAborted();
      if (free > 0) {
        free -= 1;
        return done;
      }
      if (waiting.size >= MOST_WAITING) throw new Error('Too many pages are drawn at once');
      await new Promise<void>((begin, giveUp) => {
        const next = () => {
          waiting.delete(next);
          signal.removeEventListener('abort', leave);
          begin();
        };
        const leave = () => {
          waiting.delete(next);
          giveUp(signal.reason);
        };
        waiting.add(next);
        signal.addEventListener('abort', leave);
      });
      return done;
    },
  };
}
