import { Script } from 'node:vm';

/** Longest run of a template with a fault in it, in milliseconds. Sound ones take a hundredth of it at most. */
const LIMIT_MS = 3000;

/** What {@link bounded} gives for a run that had to be ended. */
export const ENDLESS = Symbol('never ended');

/** Whether an error says that the time was up. It goes through every `catch` of who runs something within a bound. */
export const isTimeout = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';

const place = globalThis as { boundedRun?: () => unknown };
const script = new Script('globalThis.boundedRun()');

/**
 * Runs something that may loop for ever, and ends it then. `node:vm` is the one way to end a loop from outside without ending its thread;
 * the run itself needs no context of its own.
 */
export function bounded<Result>(run: () => Result): Result | typeof ENDLESS {
  place.boundedRun = run;
  try {
    return script.runInThisContext({ timeout: LIMIT_MS });
  } catch (error) {
    if (isTimeout(error)) return ENDLESS;
    throw error;
  }
}
