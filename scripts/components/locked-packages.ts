/** Third-party packages in the lock file: the input of the bill of materials and the licence audit. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../processes/programs.ts';

/** A package as the lock file has it. */
export interface LockedPackage {
  name: string;
  version: string;
  /** Its declared licence, an SPDX expression; null without one. */
  license: string | null;
  /** Base 64, e.g. `sha512-...`. */
  integrity: string | null;
  /** For building and testing alone. */
  dev: boolean;
}

interface Entry {
  name?: string;
  version?: string;
  license?: string;
  integrity?: string;
  link?: boolean;
  dev?: boolean;
}

/** Every package of others, of all platforms, each version once, in the order of their names. */
export function lockedPackages(lockFile = join(ROOT, 'package-lock.json')): LockedPackage[] {
  const { packages } = JSON.parse(readFileSync(lockFile, 'utf8')) as { packages: Record<string, Entry> };
  const found = new Map<string, LockedPackage>();
  for (const [place, { name = place.split('node_modules/').at(-1) ?? '', version = '', link, ...entry }] of Object.entries(
    packages,
  )) {
    if (link || !place.includes('node_modules/')) continue;
    const { license = null, integrity = null, dev = false } = entry;
    const key = `${name}@${version}`;
    // Once for tests and once for the product is for the product.
    found.set(key, { name, version, license, integrity, dev: dev && (found.get(key)?.dev ?? true) });
  }
  return [...found.values()].sort((a, b) => (`${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1));
}
