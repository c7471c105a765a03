/** What every command has in common: stop signals, undoing in reverse order, faults as one line, exit codes. */
import { Fault } from './fault.ts';
import { logError } from './steps.ts';

/** The command was asked to stop while it was still starting. */
export const INTERRUPTED = 130;

/**
 * Runs a command. `work` gets a signal that fires when the command is asked to stop (Ctrl-C, SIGTERM, a closed terminal, or
 * the death of the process that started it), and a stack on which each part registers how it is undone. The stack is undone
 * in reverse order however the work ends.
 */
export async function command(work: (signal: AbortSignal, undo: AsyncDisposableStack) => Promise<void>): Promise<void> {
  const stop = new AbortController();
  const undo = new AsyncDisposableStack();
  // A closed terminal accepts no output; the started processes must still be stopped.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => stop.abort(name));
  const watch = abortWhenOrphaned(stop);
  try {
    await work(stop.signal, undo);
  } catch (error) {
    if (stop.signal.aborted) {
      logError('Stopped before it was done.');
      process.exitCode = INTERRUPTED;
    } else {
      logError(describe(error));
      process.exitCode = 1;
    }
  }
  clearInterval(watch);
  await undo.disposeAsync().catch((error: unknown) => {
    logError(`While stopping: ${(error as Error).message}`);
    process.exitCode = 1;
  });
  process.exit();
}

/** A fault, or an unusable file, in one line; the stack of an unexpected error. */
function describe(error: unknown): string {
  if (error instanceof Fault) return error.message;
  const { path, syscall, message, stack } = error as NodeJS.ErrnoException;
  if (syscall === undefined) return String(stack ?? error);
  return `${path ?? 'A file'} cannot be used: ${message}. Repair it or put it aside, then start again.`;
}

export function stopRequest(signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    if (signal.aborted) done();
    else signal.addEventListener('abort', () => done(), { once: true });
  });
}

// A bootstrap that was killed cannot pass a signal on.
function abortWhenOrphaned(stop: AbortController): NodeJS.Timeout | undefined {
  // exempt from the source rules: only the bootstrap passes it to its child.
  const parent = Number(process.env.BOOTSTRAP_PID);
  if (!parent || parent !== process.ppid) return undefined;
  return setInterval(() => {
    if (process.ppid !== parent) stop.abort('orphaned');
  }, 1000).unref();
}
