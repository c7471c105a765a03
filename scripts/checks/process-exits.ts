/** The details that vitest omits when a worker dies: it only says that it "exited unexpectedly". */
import type { ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';

const CHANNEL = 'child_process';

/**
 * Prints a line for each child process that fails or is killed by a signal: how it ended, after how many seconds, and its command. Vitest
 * ends finished workers with SIGTERM, which is not reported. Returns a function that stops it.
 */
export function logProcessExits(print: (line: string) => void = console.error): () => void {
  const watch = (message: unknown) => {
    const { process: child } = message as { process: ChildProcess };
    const started = Date.now();
    child.once('exit', (code, signal) => {
      if (code === 0 || signal === 'SIGTERM') return;
      const how = signal === null ? `ended with exit code ${code}` : `was ended by ${signal}`;
      print(`Process ${child.pid} ${how} after ${((Date.now() - started) / 1000).toFixed(1)} s: ${child.spawnargs.join(' ')}`);
    });
  };
  subscribe(CHANNEL, watch);
  return () => void unsubscribe(CHANNEL, watch);
}
