import { keptText } from './kept-value.ts';

/**
 * A module that holds something on this device for the server notes it here, so that the shell finds out on any page without its code. It
 * then calls the module's `sendWaiting`. Where the browser keeps nothing (private windows, a full store) nothing waits either.
 */
export function noteWaiting(module: string, waits: boolean): void {
  noteOf(module).keep(waits ? 'yes' : null);
}

/** Whether a module has noted that something waits. */
export const hasWaiting = (module: string): boolean => noteOf(module).read() !== null;

const noteOf = (module: string) => keptText(`waiting:${module}`);
