import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { withTimeout } from '../with-timeout.ts';

/** Milliseconds that a module's entry may take to arrive, and then its code, for each of two tries. */
export const LOAD_LIMIT = 10_000;

/** Gives up code that an entry does not get in time; the entry itself has its limit where it is asked for (`integrity.ts`). */
export function timeLimits(): ModuleFederationRuntimePlugin {
  return {
    name: 'time-limits',
    getModuleFactory: ({ remoteEntryExports, expose }) =>
      withTimeout(Promise.resolve(remoteEntryExports.get(expose)), LOAD_LIMIT),
  };
}
