import { type AddressOwners, newPrefixes, readOwners, withPrefixes } from './addresses.ts';
import { ReleaseFault } from './description.ts';
import type { Release } from './release.ts';
import type { ReleaseStore } from './release-store.ts';
import { objections } from './rules.ts';
import type { CallFields } from './served-calls.ts';

/** The name under which the host itself is released. */
export const SHELL = 'shell';

/** What a change of releases depends on besides the store. */
export interface Circumstances {
  /** Whether it may claim unowned addresses: with the store itself yes, with a token only granted ones. */
  mayClaim?: boolean | undefined;
  /** What the running API serves; undefined where that is not known. */
  served?: CallFields | undefined;
  /** Modules that are released right after a shell, with the same version of the kit's contract. */
  releasedWith?: readonly string[] | undefined;
}

/**
 * Checks a release against what is live.
 * @returns the prefixes that it would own from now on, and the owners of all others.
 * @throws ReleaseFault with every reason why it must not be live beside the others.
 */
export async function requireFitting(
  store: ReleaseStore,
  build: Release,
  { mayClaim = true, served, releasedWith = [] }: Circumstances = {},
): Promise<{ owners: AddressOwners; prefixes: string[] }> {
  const live = await liveReleases(store);
  const others = live.filter(({ name }) => name !== build.name);
  const owners = await readOwners(store, live);
  const prefixes = mayClaim ? newPrefixes(build, owners, others) : [];
  if (build.name === SHELL) {
    const behind = others.filter(({ name, hostVersion }) => !releasedWith.includes(name) && !accepts(build, hostVersion));
    if (behind.length > 0) throw new ReleaseFault(`shell ${build.version} was not released. ${behindWords(build, behind)}`);
    return { owners, prefixes };
  }
  // The live shell decides which contracts it accepts: its own and the one before. Without a live shell, the module's own counts.
  const host = others.find(({ name }) => name === SHELL)?.hostVersion ?? build.hostVersion;
  const against = objections(build, {
    acceptedHostVersions: acceptedBy(host),
    others,
    served,
    owners: withPrefixes(owners, build.name, prefixes),
  });
  if (against.length > 0) throw new ReleaseFault(`${build.name} ${build.version} was not released. ${against.join(' ')}`);
  return { owners, prefixes };
}

/** The versions of the kit's contract that a shell of one takes. */
const acceptedBy = (host: number) => [host - 1, host, host + 1];
const accepts = (shell: Release, hostVersion: number) => acceptedBy(shell.hostVersion).includes(hostVersion);

function behindWords(shell: Release, behind: readonly Release[]): string {
  const which = behind.map(({ name, hostVersion }) => `${name} (version ${hostVersion})`).join(', ');
  return `It takes versions ${acceptedBy(shell.hostVersion).join(', ')} of the kit's contract and would leave ${which} behind: release those first.`;
}

/** The live release of every module that has one that can be read. */
export async function liveReleases(store: ReleaseStore): Promise<Release[]> {
  const found: Release[] = [];
  for (const name of await store.names()) {
    const live = await store.live(name).catch(() => undefined);
    const release = live && (await store.release(name, live.version).catch(() => undefined));
    if (release) found.push(release);
  }
  return found;
}
