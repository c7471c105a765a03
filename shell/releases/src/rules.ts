import type { ModuleDescription } from './description.ts';

/** What a release is measured against: the kit's contract versions that the live shell accepts, and the other live modules. */
export interface Surroundings {
  /** Contract versions between shell and modules that the shell in use accepts. */
  acceptedHostVersions: readonly number[];
  others: readonly Pick<ModuleDescription, 'name' | 'routes'>[];
}

/** Why a build must not become live beside what is live; empty when nothing speaks against it. Sentences for whoever releases. */
export function objections(build: ModuleDescription, { acceptedHostVersions, others }: Surroundings): string[] {
  const found: string[] = [];
  if (!acceptedHostVersions.includes(build.hostVersion)) {
    found.push(
      `It was built with version ${build.hostVersion} of the kit's contract; the shell accepts ${acceptedHostVersions.join(', ')}.`,
    );
  }
  for (const path of addressesOf(build)) {
    const owner = others.find((other) => other.name !== build.name && addressesOf(other).includes(path));
    if (owner) found.push(`The address ${path} belongs to ${owner.name}.`);
  }
  return found;
}

/** Every address that a module claims, with its parameters' names left out: `/blogs/:slug` and `/blogs/:id` are one. */
function addressesOf({ routes }: Pick<ModuleDescription, 'routes'>): string[] {
  const claimed = [...routes.pages.map(({ path }) => path), ...(routes.redirects ?? []).map(({ from }) => from)];
  return claimed.map((path) => path.replace(/:\w+/g, ':').replace(/(.)\/$/, '$1'));
}
