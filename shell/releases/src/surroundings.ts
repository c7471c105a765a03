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
 * Checks a release against what visitors may get: live releases and open canaries.
 * @returns the prefixes that it would own from now on, and the owners of all others.
 * @throws ReleaseFault with every reason why it must not be live beside the others.
 */
export async function requireFitting(
  store: ReleaseStore,
  build: Release,
  { mayClaim = true, served, releasedWith = [] }: Circumstances = {},
): Promise<{ owners: AddressOwners; prefixes: string[] }> {
  const used = await releasesInUse(store);
  const others = used.filter(({ name }) => name !== build.name);
  const owners = await readOwners(store, used);
  const prefixes = mayClaim ? newPrefixes(build, owners, others) : [];
  const against =
    build.name === SHELL
      ? leftBehind(
          build,
          others.filter(({ name }) => !releasedWith.includes(name)),
        )
      : [
          ...refusedByShell(
            build,
            others.filter(({ name }) => name === SHELL),
          ),
          ...objections(build, { others, served, owners: withPrefixes(owners, build.name, prefixes) }),
        ];
  if (against.length > 0) throw new ReleaseFault(`${build.name} ${build.version} was not released. ${against.join(' ')}`);
  return { owners, prefixes };
}

/** The versions of the kit's contract that a shell takes: its own and those beside it. */
const acceptedBy = ({ hostVersion }: Release) => [hostVersion - 1, hostVersion, hostVersion + 1];

/** Why a module does not fit the shells in use; without one it fits. */
function refusedByShell({ hostVersion }: Release, shells: readonly InUse[]): string[] {
  const fault = `It was built with version ${hostVersion} of the kit's contract;`;
  return shells
    .filter((shell) => !acceptedBy(shell).includes(hostVersion))
    .map((shell) => `${fault} the ${shell.isCanary ? "shell's canary" : 'shell'} accepts ${acceptedBy(shell).join(', ')}.`);
}

/** Which of the modules a shell does not take. */
function leftBehind(shell: Release, modules: readonly InUse[]): string[] {
  const behind = modules.filter(({ hostVersion }) => !acceptedBy(shell).includes(hostVersion));
  if (behind.length === 0) return [];
  const which = behind.map(({ name, hostVersion, isCanary }) => `${name} (${isCanary ? 'canary, ' : ''}version ${hostVersion})`);
  const remedy = `release those first${behind.some(({ isCanary }) => isCanary) ? ', or withdraw canaries' : ''}`;
  return [
    `It takes versions ${acceptedBy(shell).join(', ')} of the kit's contract and would leave ${which.join(', ')} behind: ${remedy}.`,
  ];
}

/** A release that visitors may get: the live one of a module or its canary. */
type InUse = Release & { isCanary: boolean };

/** Every live release and open canary that can be read. */
export async function releasesInUse(store: ReleaseStore): Promise<InUse[]> {
  const found: InUse[] = [];
  for (const name of await store.names()) {
    const live = await store.live(name).catch(() => undefined);
    for (const version of [live?.version, live?.canary?.version]) {
      const release = version && (await store.release(name, version).catch(() => undefined));
      if (release) found.push({ ...release, isCanary: version !== live?.version });
    }
  }
  return found;
}
