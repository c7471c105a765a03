/** Releases the builds to visitors: each goes into the store that the gateway reads. */
import { join } from 'node:path';
import { remoteNames } from '../../shell/build/src/module-folders.ts';
import { deploy, originOf, ReleaseFault, type ReleaseStore, reasonToSkip, SHELL } from '../../shell/releases/src/index.ts';
import { Fault } from '../processes/fault.ts';
import { ROOT } from '../processes/programs.ts';
import type { Note } from '../processes/steps.ts';

/**
 * Deploys every build, the shell first, because it decides what modules must fit. What a team released, rolled back or tries out stays; of
 * the modules named in `replace` it does not. The last note says what is new and what was left.
 * @param options.checkout The folder with the builds.
 * @throws Fault for an unknown module, and with every reason why a build was refused.
 */
export async function releaseBuilds(
  store: ReleaseStore,
  note: Note,
  { replace = [], checkout = ROOT }: { replace?: readonly string[]; checkout?: string } = {},
): Promise<void> {
  const names = [SHELL, ...remoteNames(checkout)];
  const unknown = replace.filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new Fault(`${unknown.join(', ')}: no such module. There are ${names.join(', ')}.`);
  const releasedWith: string[] = [];
  for (const name of names) if (replace.includes(name) || !(await reasonToSkip(store, name))) releasedWith.push(name);
  const released: string[] = [];
  const kept: string[] = [];
  store.onWait = note;
  for (const name of names) {
    const origin = originOf(join(checkout, name), new Date());
    try {
      const build = join(checkout, name, 'dist');
      const deployed = await deploy({ store, name, build, origin, releasedWith, replace: replace.includes(name) });
      if (deployed.outcome === 'live') released.push(name);
      if (deployed.outcome === 'kept') kept.push(`${name} (${deployed.reason})`);
    } catch (error) {
      throw error instanceof ReleaseFault ? new Fault(error.message) : error;
    }
    note(released.join(', '));
  }
  const stay = kept.length > 0 ? `; left as their teams released them: ${kept.join(', ')}` : '';
  note(`${released.length === 0 ? 'unchanged' : `new: ${released.join(', ')}`}${stay}`);
}
