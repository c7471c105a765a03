import { type AddressOwners, newPrefixes, readOwners, withPrefixes } from './addresses.ts';
import { ReleaseFault } from './description.ts';
import type { Release } from './release.ts';
import type { ReleaseStore } from './release-store.ts';
import { objections } from './rules.ts';
import type { CallFields } from './served-calls.ts';

/** The host's name among releases. */
export const SHELL = 'shell';

/** What a change of releases depends on besides the store. */
export interface Circumstances {
  /** Unowned addresses too: true with the store itself, not with a token. */
  mayClaim?: boolean | undefined;
  /** What the API serves; undefined if unknown. */
  served?: CallFields | undefined;
  /** Modules released right after a shell, with its version of the contract. */
  releasedWith?: readonly string[] | undefined;
}

/** Checks a release against what visitors may get. @returns its new prefixes and all owners. @throws ReleaseFault if unfit. */
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

/** A shell takes its own version of the contract and those beside it. */
const acceptedBy = ({ hostVersion }: Release) => [hostVersion - 1, hostVersion, hostVersion + 1];

/** Why a module does not fit the shells in use, if it does not. */
function refusedByShell({ hostVersion }: Release, shells: readonly InUse[]): string[] {
  const fault = `It was built with version ${hostVersion} of the kit's contract;`;
  return shells
    .filter((shell) => !acceptedBy(shell).includes(hostVersion))
    .map((shell) => `${fault} the ${shell.isCanary ? "shell's canary" : 'shell'} accepts ${acceptedBy(shell).join(', ')}.`);
}

function leftBehind(shell: Release, modules: readonly InUse[]): string[] {
  const behind = modules.filter(({ hostVersion }) => !acceptedBy(shell).includes(hostVersion));
  if (behind.length === 0) return [];
  const which = behind.map(({ name, hostVersion, isCanary }) => `${name} (${isCanary ? 'canary, ' : ''}version ${hostVersion})`);
  const remedy = `release those first${behind.some(({ isCanary }) => isCanary) ? ', or withdraw canaries' : ''}`;
  return [
    `It takes versions ${acceptedBy(shell).join(', ')} of the kit's contract and would leave ${which.join(', ')} behind: ${remedy}.`,
  ];
}

type InUse = Release & { isCanary: boolean };

/** Those that can be read. */
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
