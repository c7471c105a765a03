/** The program of a `WorkProcess`: one request after the other. */
import { flushCompileCache } from 'node:module';
// Confined code gets another `process`.
import process from 'node:process';
import { Worker } from 'node:worker_threads';
import type { Reply, WorkRequest } from './messages.ts';

// Its work may keep this thread for good, so a second one watches memory and whether anybody waits for the result.
new Worker(new URL('./watch-thread.ts', import.meta.url), {
  workerData: { mostBytes: Number(process.argv[2]), parent: process.ppid },
}).unref();

/** Gives up rights for good; undefined where the process is not confined. */
const permission = process.permission as unknown as { drop(right: string): void } | undefined;
// A thread of its own would not be confined.
permission?.drop('worker');

/** Modules that Node has kept compiled: this process will be killed some day, without a chance to do so then. */
const loaded = new Set<string>();

async function answer({ module, name, args }: WorkRequest): Promise<Omit<Reply, 'rss'>> {
  try {
    const exported = await import(module);
    permission?.drop('fs.read');
    return { result: name === null ? null : await exported[name](...args) };
  } catch (thrown) {
    const { name: kind, message, stack } = thrown instanceof Error ? thrown : new Error(String(thrown));
    return { error: { name: kind, message, stack: stack ?? '' } };
  }
}

process.on('message', async (request: WorkRequest) => {
  const reply = await answer(request);
  process.send?.({ ...reply, rss: process.memoryUsage.rss() }, () => {});
  if (!loaded.has(request.module)) flushCompileCache();
  loaded.add(request.module);
});
process.on('disconnect', () => process.exit());
