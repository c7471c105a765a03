/** Load for all processors, for tests on a busy machine. Run as a program, this file is one share of it. */
import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** A share looks this often whether it is to end. Milliseconds. */
const STROKE_MS = 50;
/** Ends even without a parent. Milliseconds. */
const MAX_MS = 3 * 3_600_000;

/** Starts one process for each processor; what this returns ends them. They end with the process that started them, too. */
export function startLoad(): () => void {
  const shares = Array.from({ length: availableParallelism() }, () =>
    fork(import.meta.filename, { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] }),
  );
  return () => {
    for (const share of shares) share.kill('SIGKILL');
  };
}

function work(until: number): void {
  const end = Date.now() + STROKE_MS;
  while (Date.now() < end);
  if (Date.now() < until) setImmediate(work, until);
  else process.exit();
}

if (import.meta.main) {
  process.on('disconnect', () => process.exit());
  work(Date.now() + MAX_MS);
}
