import { findPackageJSON } from 'node:module';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { WorkError, WorkProcess, WorkShare } from '@api/work-process';
import type { Logger } from 'pino';
import type { EntryCall, ServerEntry } from './drawing-process.ts';

/** Default milliseconds after which a drawing is ended with its process. A page takes 10 to 30. */
const MOST_MS = 2_000;
/** Milliseconds that a process may take until it can draw. It takes some hundred; on a machine with much else to do ten times as long. */
const MOST_START_MS = 30_000;
/** Drawings that wait for a process, of one network and of all; those that come then are refused, and their pages go out without. */
const MOST_WAITING_OF_ONE = 8;
const MOST_WAITING = 64;
/** Longest that a drawing waits for a process; pages wait less. */
const WAIT_MS = 30_000;
/** Megabytes of one process: of the heap five times what it needs, and of all that the system gives it. */
const MEMORY = { heapMb: 256, totalMb: 512 };
/** A version that has brought down its process so often within a minute is left alone for one. */
const MOST_FALLS = 3;
const MINUTE = 60_000;
/** A process without work ends after this. */
const IDLE_MS = 10 * MINUTE;

const MODULE = new URL('./drawing-process.ts', import.meta.url).href;
/** What the process loads of this installation; nothing of it is left to what the bundles run. */
const READS = [
  fileURLToPath(MODULE),
  fileURLToPath(new URL('../../package.json', import.meta.url)),
  `${dirname(findPackageJSON('lru-cache', import.meta.url) ?? '')}/*`,
];

/** A call of what a SSR bundle exports. */
export interface DrawingTask {
  entry: ServerEntry;
  request: unknown;
}

/** Calls what SSR bundles export, in processes of their own. */
export interface DrawingPool {
  /**
   * Renders the parts of a page, up to the first that still waits for data. Networks take turns. Parts not begun when `signal`
   * aborts are skipped.
   * @throws Error if nothing was rendered; errors of an entry are logged here.
   */
  draw(tasks: readonly DrawingTask[], whom: { network: string; signal: AbortSignal }): Promise<unknown[]>;
  stop(): Promise<void>;
}

/**
 * Processes for what modules bring to draw their pages with. What hangs there or fills its memory is ended with its process, what throws has
 * thrown, and the gateway serves on. In a thread it would now and then end the gateway.
 */
export function createDrawingPool(log: Logger, { mostMs = MOST_MS } = {}): DrawingPool {
  const most = Math.min(4, Math.max(1, availableParallelism() - 1));
  const drawers = new Set<Drawer>();
  const turns = new WorkShare(
    {
      ...{ mostInWork: most, mostInWorkOfOne: most, waitMs: WAIT_MS },
      ...{ mostWaitingOfOne: MOST_WAITING_OF_ONE, mostWaiting: MOST_WAITING },
    },
    () => new Error('Too many pages are drawn at once'),
  );
  const falls = new Map<string, number[]>();
  const recentFalls = (key: string) => (falls.get(key) ?? []).filter((at) => Date.now() - at < MINUTE);

  /** An idle worker, or a new one if all are busy. A caller with a slot always gets one. */
  function takeDrawer(): Drawer {
    const found = [...drawers].find((drawer) => drawer.isFree()) ?? createDrawer(mostMs, (gone) => drawers.delete(gone));
    drawers.add(found);
    return found;
  }

  return {
    async draw(tasks, { network, signal }) {
      const keys = tasks.map(({ entry }) => entry.key);
      if (keys.some((key) => recentFalls(key).length >= MOST_FALLS)) throw new Error('This version is left alone for a while');
      const done = await turns.enter(network, signal);
      try {
        return await takeDrawer().draw(tasks);
      } catch (error) {
        const fell = error instanceof WorkError;
        if (fell) for (const key of keys) falls.set(key, [...recentFalls(key), Date.now()]);
        log.error({ err: error, entries: keys, fell }, 'page not drawn');
        throw error;
      } finally {
        done();
      }
    },
    async stop() {
      await Promise.all([...drawers].map((drawer) => drawer.end()));
    },
  };
}

type Drawer = ReturnType<typeof createDrawer>;

/** A process that draws. It is sent the code of an entry once. */
function createDrawer(mostMs: number, onEnd: (drawer: Drawer) => void) {
  const ended = () => {
    clearTimeout(idle);
    onEnd(drawer);
  };
  const worker = new WorkProcess(MEMORY, ended, { reads: READS });
  const started = worker.run({ module: MODULE, name: null, args: [] }, MOST_START_MS);
  // The caller that renders gets the error.
  started.catch(() => {});
  const sent = new Set<string>();
  let idle: NodeJS.Timeout | undefined;

  const callsOf = (tasks: readonly DrawingTask[], { whole }: { whole: boolean }) =>
    tasks.map(({ entry: { key, code }, request }): EntryCall => ({ key, request, ...((whole || !sent.has(key)) && { code }) }));
  const run = (calls: readonly EntryCall[]) =>
    worker.run({ module: MODULE, name: 'drawParts', args: [calls] }, mostMs) as Promise<unknown[] | null>;

  let busy = false;
  const drawer = {
    /** Nothing keeps it, and it is not on its way out. */
    isFree: () => !busy && !worker.ending,
    async draw(tasks: readonly DrawingTask[]): Promise<unknown[]> {
      busy = true;
      clearTimeout(idle);
      try {
        await started;
        const calls = callsOf(tasks, { whole: false });
        for (const { key } of calls) sent.add(key);
        const drawn = (await run(calls)) ?? (await run(callsOf(tasks, { whole: true })));
        if (!drawn) throw new Error('Code that was sent is not there');
        return drawn;
      } finally {
        busy = false;
        idle = setTimeout(() => worker.end(), IDLE_MS).unref();
      }
    },
    end: () => worker.end(),
  };
  return drawer;
}
