/** The preparations of a site before its services, in the fastest order. */
import type { RunningDatabase } from '../database/open-database.ts';
import { sideBySide } from '../processes/side-by-side.ts';
import { type Contents, fillDatabase, startDatabase } from './contents.ts';
import { buildAll, type SystemOptions, writeBank } from './system.ts';

/**
 * Everything that API and gateway need, side by side where it can be: the bank is read in while shell and remotes are being built. Resolves once a site
 * can be opened.
 */
export async function prepareSite(options: SystemOptions): Promise<{ database: RunningDatabase; contents: Contents }> {
  const [, prepared] = await sideBySide(options.signal, [
    (signal) => buildAll({ ...options, signal }, { only: '!bank' }),
    async (signal) => {
      const own = { ...options, signal };
      const [database] = await sideBySide(signal, [
        (either) => startDatabase({ ...options, signal: either }),
        (either) => writeBank({ ...options, signal: either }),
      ]);
      return { database, contents: await fillDatabase(own, database) };
    },
  ]);
  return prepared;
}
