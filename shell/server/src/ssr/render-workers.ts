import { findPackageJSON } from 'node:module';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { WorkError, WorkProcess, WorkShare } from '@api/work-process';
import type { Logger } from 'pino';
import type { RenderCall, SsrBundle } from './render-worker.ts';

/** Milliseconds until a rendering's process is killed. A page takes 10 to 30. */
const MOST_MS = 2_000;
/** Milliseconds to start: some hundred, on a busy machine ten times as many. */
const MOST_START_MS = 30_000;
/** Waiting renderings of one network and of all; more are refused. */
const MOST_WAITING_OF_ONE = 8;
const MOST_WAITING = 64;
/** Longest wait for a process; pages wait less. */
const WAIT_MS = 30_000;
/** Heap (five times the need) and total of one process. */
const MEMORY = { heapMb: 256, totalMb: 512 };
/** A version that kills its process so often in a minute rests for one. */
const MOST_FALLS = 3;
const MINUTE = 60_000;
const IDLE_MS = 10 * MINUTE;

const MODULE = new URL('./render-worker.ts', import.meta.url).href;
/** What the process loads before the bundles run. */
const READS = [
  fileURLToPath(MODULE),
  fileURLToPath(new URL('../../package.json', import.meta.url)),
  `${dirname(findPackageJSON('lru-cache', import.meta.url) ?? '')}/*`,
];

export interface RenderTask {
  entry: SsrBundle;
  request: unknown;
}

export interface RenderWorkers {
  /** Renders parts until one waits for data; `signal` skips the rest. @throws Error if nothing was rendered. */
  render(tasks: readonly RenderTask[], whom: { network: string; signal: AbortSignal }): Promise<unknown[]>;
  stop(): Promise<void>;
}

/** Rendering processes for modules' code, killed if they hang or run out of memory: threads could end the gateway. */
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

  /** An idle worker or a new one; a caller with a slot always gets one. */
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

/** A rendering process, which gets a bundle's code once. */
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
