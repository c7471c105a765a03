import { addressesOf, headOf, isBelow, prefixesOf, readOwners, reservedFault, withPrefixes, writeOwners } from './addresses.ts';
import { MODULE_NAME, ReleaseFault } from './description.ts';
import type { ReleaseStore } from './release-store.ts';
import { releasesInUse } from './surroundings.ts';

const MOST_OF_ONE = 50;
const PREFIX = /^(?:\/[\w-]+)+$/;

interface OnePrefix {
  module: string;
  prefix: string;
}

/** Reserves a prefix for a module's pages. @throws ReleaseFault if malformed, reserved, used by another, or too many. */
export async function grantPrefix(store: ReleaseStore, { module, prefix }: OnePrefix): Promise<void> {
  if (!MODULE_NAME.test(module)) throw new ReleaseFault(`${module} is no name of a module.`);
  const fault = PREFIX.test(prefix) ? reservedFault(prefix) : `${prefix} is no address such as /study-plans.`;
  if (fault) throw new ReleaseFault(fault);
  await store.inTurn(async () => {
    const used = await releasesInUse(store);
    const owners = await readOwners(store, used);
    const user = used.find((other) => addressesOf(other).some((address) => isBelow(headOf(address), prefix)));
    const owner = owners[prefix] ?? (user?.name === module ? undefined : user?.name);
    if (owner === module) return;
    if (owner) throw new ReleaseFault(`The address ${prefix} belongs to ${owner}.`);
    if (prefixesOf(owners, module).length >= MOST_OF_ONE)
      throw new ReleaseFault(`${module} owns ${MOST_OF_ONE} addresses already.`);
    await writeOwners(store, withPrefixes(owners, module, [prefix]));
  });
}

/** Takes a prefix back; live pages stay until the next release. @throws ReleaseFault if the module does not own it. */
export async function revokePrefix(store: ReleaseStore, { module, prefix }: OnePrefix): Promise<void> {
  await store.inTurn(async () => {
    const { [prefix]: owner, ...owners } = await readOwners(store, await releasesInUse(store));
    if (owner !== module) throw new ReleaseFault(`${module} does not own ${prefix}.`);
    await writeOwners(store, owners);
  });
}

export async function ownedPrefixes(store: ReleaseStore, module: string): Promise<string[]> {
  return prefixesOf(await readOwners(store, await releasesInUse(store)), module);
}
