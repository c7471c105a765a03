/** Releases the builds to visitors: each goes into the store that the gateway reads. */
import { join } from 'node:path';
import { remoteNames } from '../../shell/build/src/module-folders.ts';
import { originOf, ReleaseFault, type ReleaseStore, release, SHELL } from '../../shell/releases/src/index.ts';
import { Fault } from '../processes/fault.ts';
import { ROOT } from '../processes/programs.ts';
import type { Note } from '../processes/steps.ts';

/**
 * Releases every build that is not live yet, the shell first, because it decides what modules must fit. A module that
 * was rolled back stays so, and so does one with a canary: a start ends none.
 */
export async function releaseBuilds(store: ReleaseStore, note: Note): Promise<void> {
  const released: string[] = [];
  const kept: string[] = [];
  for (const name of [SHELL, ...remoteNames(ROOT)]) {
    const live = await store.live(name).catch(() => undefined);
    if (live?.how === 'rollback' || live?.canary) {
      kept.push(live.canary ? `${name} (a version is tried out)` : name);
      continue;
    }
    const build = join(ROOT, name, 'dist');
    try {
      const { version } = await release({ store, name, build, origin: originOf(join(ROOT, name), new Date()), unlessLive: true });
      if (version !== live?.version) released.push(name);
    } catch (error) {
      throw error instanceof ReleaseFault ? new Fault(error.message) : error;
    }
    note(released.join(', '));
  }
  const stay = kept.length > 0 ? `; rolled back or tried out, and left so: ${kept.join(', ')}` : '';
  note(`${released.length === 0 ? 'unchanged' : `new: ${released.join(', ')}`}${stay}`);
}
