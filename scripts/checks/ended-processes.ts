/** What vitest leaves out when one of its workers dies: it says that it "exited unexpectedly", not how. */
import type { ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';

const CHANNEL = 'child_process';

/**
 * From now on prints a line for each process of this one that fails or that a signal ends: how it ended, after how many seconds, and what it ran. Vitest
 * itself ends workers that are done with SIGTERM, of which nothing is said. Returns what ends this.
 */
export function tellHowProcessesEnd(print: (line: string) => void = console.error): () => void {
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
