/** Waits for the child processes of the bootstrap. Plain JavaScript without dependencies. */
import { readFileSync } from 'node:fs';

/**
 * Waits for a child process, passing signals on to it. Resolves to its exit code; a signal counts as 128 plus its number.
 * @param {import('node:child_process').ChildProcess} child
 * @param {string} program
 * @returns {Promise<number>}
 * @throws Error when the program cannot be run
 */
export function outcome(child, program) {
  const signals = /** @type {NodeJS.Signals[]} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
  const forward = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal);
  for (const signal of signals) process.on(signal, forward);
  const watch = stopWhenOrphaned(child);
  return new Promise((done, failed) => {
    child.once('error', (error) => failed(new Error(`${program} could not be run (${error.message}).`)));
    child.once('close', (code, signal) => {
      for (const name of signals) process.removeListener(name, forward);
      clearInterval(watch);
      done(code ?? 128 + (signal === 'SIGINT' ? 2 : signal === 'SIGKILL' ? 9 : 15));
    });
  });
}

/**
 * npm that is killed cannot pass a signal on; the shell between npm and this process, or this process itself, is then adopted
 * by another one.
 * @param {import('node:child_process').ChildProcess} child
 */
function stopWhenOrphaned(child) {
  if (!process.env.npm_lifecycle_event) return undefined;
  const ancestors = () => `${process.ppid} ${parentOf(process.ppid)}`;
  const before = ancestors();
  return setInterval(() => {
    if (ancestors() !== before) child.kill('SIGTERM');
  }, 1000).unref();
}

/**
 * The parent of a process, on Linux; elsewhere, and when it is gone, an empty string.
 * @param {number} pid
 */
function parentOf(pid) {
  try {
    return /^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? '';
  } catch {
    return '';
  }
}
