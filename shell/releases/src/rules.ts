import { PATHS } from '@api/contract/addresses';
import { type AddressOwners, addressesOf, ownerOf, reservedFault } from './addresses.ts';
import type { ModuleDescription } from './description.ts';
import type { Release } from './release.ts';
import { type CallFields, missingNeeds } from './served-calls.ts';

/** Which parts of a build exceed their budget, in sentences. Builds without weights pass. */
export function overBudget({ name, weights = {} }: Pick<ModuleDescription, 'name' | 'weights'>): string[] {
  return Object.entries(weights)
    .filter(([, { kib, budget }]) => kib > budget)
    .map(([of, { kib, budget }]) => {
      const part = of === 'start' ? `The start of ${name}` : `The page ${of} of ${name}`;
      return `${part} weighs ${kib} KiB, ${(kib - budget).toFixed(1)} more than its budget of ${budget}.`;
    });
}

const EXPOSED = './module';

type Judged = Omit<Release, 'origin'>;

interface Surroundings {
  /** Live releases and open canaries of other modules. */
  others: readonly Claims[];
  owners: AddressOwners;
  served?: CallFields | undefined;
}

/** Reasons against releasing a build beside what visitors get, as sentences; empty if there are none. */
export function objections(build: Judged, { others, owners, served }: Surroundings): string[] {
  const found: string[] = [];
  if (!build.exposes?.includes(EXPOSED))
    found.push(`Its entry ${build.entry} does not expose ${EXPOSED}: the shell could not mount it.`);
  found.push(...overBudget(build));
  if (served) found.push(...missingNeeds(build.calls ?? {}, served));
  const notGranted: string[] = [];
  for (const path of addressesOf(build)) {
    const reserved = reservedFault(path);
    const owner = others.find((other) => patternsOf(other).includes(patternOf(path)))?.name ?? ownerOf(owners, path);
    if (reserved) found.push(reserved);
    else if (owner === undefined) notGranted.push(path);
    else if (owner !== build.name) found.push(`The address ${path} belongs to ${owner}.`);
  }
  if (notGranted.length > 0) {
    const addresses = notGranted.length === 1 ? `The address ${notGranted[0]} is` : `The addresses ${notGranted.join(', ')} are`;
    found.push(`${addresses} not granted to ${build.name}: ask an administrator to grant it.`);
  }
  for (const pageName of namesOf(build)) {
    const owner = others.find((other) => namesOf(other).has(pageName))?.name ?? ownerOfName(owners, pageName);
    if (owner !== undefined && owner !== build.name) found.push(`The name ${pageName} belongs to a page of ${owner}.`);
  }
  return found;
}

type Claims = Pick<Judged, 'name' | 'routes'>;

function namesOf({ routes }: Claims): Set<string> {
  return new Set(routes.pages.flatMap(({ name }) => (name === undefined ? [] : [name])));
}

/** The owner of a page of the contract, whose links must not lead elsewhere while the module is down. */
function ownerOfName(owners: AddressOwners, pageName: string): string | undefined {
  const paths: readonly string[] = (PATHS as Readonly<Record<string, readonly string[]>>)[pageName] ?? [];
  return paths.map((path) => ownerOf(owners, path)).find((owner) => owner !== undefined);
}

/** `/blogs/:slug` and `/blogs/:id` are one. */
const patternOf = (path: string) => path.replace(/:\w+/g, ':').replace(/(.)\/$/, '$1');
const patternsOf = (module: Claims) => addressesOf(module).map(patternOf);
