/**
 * Thread of a `WorkProcess`. Ends the process when it holds too much memory, whatever took it: the heap has a limit of its
 * own, libraries in C have none. Ends it also when the process that wants its results is gone.
 */
import { workerData } from 'node:worker_threads';
import { OUT_OF_MEMORY } from './signals.ts';

const LOOK_EVERY_MS = 40;

const { mostBytes, parent } = workerData as { mostBytes: number; parent: number };

setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
  if (process.memoryUsage.rss() > mostBytes) process.kill(process.pid, OUT_OF_MEMORY);
}, LOOK_EVERY_MS);
