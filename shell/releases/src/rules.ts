import type { Release } from './release.ts';
import { overBudget } from './weights.ts';

/** The exposed module that the shell imports. */
const EXPOSED = './module';

/** The judged parts of a build. */
export type Judged = Omit<Release, 'origin'>;

/**
 * The environment of a release: the kit's contract versions that the live shell accepts, and the other live modules.
 */
export interface Surroundings {
  /** Contract versions between shell and modules that the shell in use accepts. */
  acceptedHostVersions: readonly number[];
  others: readonly Claims[];
}

/**
 * Reasons against releasing a build beside what is live; empty if there are none. Sentences for the person who
 * releases.
 */
export function objections(build: Judged, { acceptedHostVersions, others }: Surroundings): string[] {
  const found: string[] = [];
  if (!build.exposes?.includes(EXPOSED))
    found.push(`Its entry ${build.entry} does not expose ${EXPOSED}: the shell could not mount it.`);
  found.push(...overBudget(build));
  if (!acceptedHostVersions.includes(build.hostVersion)) {
    found.push(
      `It was built with version ${build.hostVersion} of the kit's contract; the shell accepts ${acceptedHostVersions.join(', ')}.`,
    );
  }
  for (const path of addressesOf(build)) {
    const owner = others.find((other) => other.name !== build.name && addressesOf(other).includes(path));
    if (owner) found.push(`The address ${path} belongs to ${owner.name}.`);
  }
  for (const pageName of namesOf(build)) {
    const owner = others.find((other) => other.name !== build.name && namesOf(other).has(pageName));
    if (owner) found.push(`The name ${pageName} belongs to a page of ${owner.name}.`);
  }
  return found;
}

type Claims = Pick<Judged, 'name' | 'routes'>;

/** The names that other modules link to the pages of this one by. */
function namesOf({ routes }: Claims): Set<string> {
  return new Set(routes.pages.flatMap(({ name }) => (name === undefined ? [] : [name])));
}

/** Every address that a module claims, with its parameters' names left out: `/blogs/:slug` and `/blogs/:id` are one. */
function addressesOf({ routes }: Claims): string[] {
  const claimed = [...routes.pages.map(({ path }) => path), ...(routes.redirects ?? []).map(({ from }) => from)];
  return claimed.map((path) => path.replace(/:\w+/g, ':').replace(/(.)\/$/, '$1'));
}
