import { findPackageJSON } from 'node:module';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { WorkError, WorkProcess, WorkShare } from '@api/work-process';
import type { Logger } from 'pino';
import type { RenderCall, SsrBundle } from './render-worker.ts';

/** Time limit of a rendering, in milliseconds; its process is killed then. A page takes 10 to 30. */
const MOST_MS = 2_000;
/** Start-up limit of a render process, in milliseconds. It takes some hundred, on a busy machine ten times as long. */
const MOST_START_MS = 30_000;
/** Renderings that wait for a process, of one network and of all; those that come then are refused, and their pages go out without. */
const MOST_WAITING_OF_ONE = 8;
const MOST_WAITING = 64;
/** Longest that a rendering waits for a process; pages wait less. */
const WAIT_MS = 30_000;
/** Memory limits of one process, in megabytes: its heap (five times what it needs), and in total. */
const MEMORY = { heapMb: 256, totalMb: 512 };
/** A version that has brought down its process so often within a minute is left alone for one. */
const MOST_FALLS = 3;
const MINUTE = 60_000;
/** A process without work ends after this. */
const IDLE_MS = 10 * MINUTE;

const MODULE = new URL('./render-worker.ts', import.meta.url).href;
/** What the process loads of this installation; nothing of it is left to what the bundles run. */
const READS = [
  fileURLToPath(MODULE),
  fileURLToPath(new URL('../../package.json', import.meta.url)),
  `${dirname(findPackageJSON('lru-cache', import.meta.url) ?? '')}/*`,
];

/** A call of what an SSR bundle exports. */
export interface RenderTask {
  entry: SsrBundle;
  request: unknown;
}

/** Calls what SSR bundles export, in processes of their own. */
export interface RenderWorkers {
  /**
   * Renders the parts of a page, up to the first that still waits for data. Networks take turns. Parts not begun when `signal`
   * aborts are skipped.
   * @throws Error if nothing was rendered; errors of an entry are logged here.
   */
  render(tasks: readonly RenderTask[], whom: { network: string; signal: AbortSignal }): Promise<unknown[]>;
  stop(): Promise<void>;
}

/**
 * Processes for what modules bring to render their pages with. What hangs there or fills its memory is ended with its process, what throws has
 * thrown, and the gateway serves on. In a thread it would now and then end the gateway.
 */
export function createRenderWorkers(log: Logger, { mostMs = MOST_MS }: { mostMs?: number } = {}): RenderWorkers {
  const most = Math.min(4, Math.max(1, availableParallelism() - 1));
  const workers = new Set<RenderWorker>();
  const turns = new WorkShare(
    {
      ...{ mostInWork: most, mostInWorkOfOne: most, waitMs: WAIT_MS },
      ...{ mostWaitingOfOne: MOST_WAITING_OF_ONE, mostWaiting: MOST_WAITING },
    },
    () => new Error('Too many pages are rendered at once'),
  );
  const falls = new Map<string, number[]>();
  const recentFalls = (key: string) => (falls.get(key) ?? []).filter((at) => Date.now() - at < MINUTE);

  /** An idle worker, or a new one if all are busy. A caller with a slot always gets one. */
  function takeWorker(): RenderWorker {
    const found = [...workers].find((renderer) => renderer.isFree()) ?? createWorker(mostMs, (gone) => workers.delete(gone));
    workers.add(found);
    return found;
  }

  return {
    async render(tasks, { network, signal }) {
      const keys = tasks.map(({ entry }) => entry.key);
      if (keys.some((key) => recentFalls(key).length >= MOST_FALLS)) throw new Error('This version is left alone for a while');
      const done = await turns.enter(network, signal);
      try {
        return await takeWorker().render(tasks);
      } catch (error) {
        const fell = error instanceof WorkError;
        if (fell) for (const key of keys) falls.set(key, [...recentFalls(key), Date.now()]);
        log.error({ err: error, entries: keys, fell }, 'page not rendered');
        throw error;
      } finally {
        done();
      }
    },
    async stop() {
      await Promise.all([...workers].map((renderer) => renderer.end()));
    },
  };
}

type RenderWorker = ReturnType<typeof createWorker>;

/** A process that renders. It is sent the code of an entry once. */
function createWorker(mostMs: number, onEnd: (renderer: RenderWorker) => void) {
  const ended = () => {
    clearTimeout(idle);
    onEnd(renderer);
  };
  const worker = new WorkProcess(MEMORY, ended, { reads: READS });
  const started = worker.run({ module: MODULE, name: null, args: [] }, MOST_START_MS);
  // The caller that renders gets the error.
  started.catch(() => {});
  const sent = new Set<string>();
  let idle: NodeJS.Timeout | undefined;

  const callsOf = (tasks: readonly RenderTask[], { whole }: { whole: boolean }) =>
    tasks.map(({ entry: { key, code }, request }): RenderCall => ({ key, request, ...((whole || !sent.has(key)) && { code }) }));
  const run = (calls: readonly RenderCall[]) =>
    worker.run({ module: MODULE, name: 'renderParts', args: [calls] }, mostMs) as Promise<unknown[] | null>;

  let busy = false;
  const renderer = {
    /** Nothing keeps it, and it is not on its way out. */
    isFree: () => !busy && !worker.ending,
    async render(tasks: readonly RenderTask[]): Promise<unknown[]> {
      busy = true;
      clearTimeout(idle);
      try {
        await started;
        const calls = callsOf(tasks, { whole: false });
        for (const { key } of calls) sent.add(key);
        const rendered = (await run(calls)) ?? (await run(callsOf(tasks, { whole: true })));
        if (!rendered) throw new Error('Code that was sent is not there');
        return rendered;
      } finally {
        busy = false;
        idle = setTimeout(() => worker.end(), IDLE_MS).unref();
      }
    },
    end: () => worker.end(),
  };
  return renderer;
}
