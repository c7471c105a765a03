import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../processes/programs.ts';

interface Policy {
  allowed: string[];
  allowedFor: Record<string, { packages: string; because: string }>;
  /** Of packages whose package.json names no licence. */
  readInTheirFiles: Record<string, string>;
}
type Locked = Record<string, { name?: string; license?: string; link?: boolean }>;

const readJson = (file: string) => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
const policy: Policy = readJson('licences.json');

/** Of a choice (OR) one allowed licence is enough; of a combination (AND) each counts. */
function isAllowed(name: string, license: string | undefined): boolean {
  const expression = license ?? policy.readInTheirFiles[name] ?? 'none';
  const isFine = (one: string) =>
    policy.allowed.includes(one) || (one in policy.allowedFor && new RegExp(policy.allowedFor[one]?.packages ?? '').test(name));
  return expression
    .replace(/^\(|\)$/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every(isFine));
}

it('every package of the lock file has a licence that licences.json allows', () => {
  const { packages } = readJson('package-lock.json') as { packages: Locked };
  const refused = Object.entries(packages).flatMap(
    ([place, { name = place.split('node_modules/').at(-1) ?? '', license, link }]) =>
      link || !place.includes('node_modules/') || isAllowed(name, license) ? [] : [`${name}: ${license}`],
  );
  expect(refused).toEqual([]);
});

it.each([
  ['koa', 'GPL-3.0-only', false],
  ['koa', 'MIT AND GPL-3.0-only', false],
  ['koa', '(GPL-3.0-only OR MIT)', true],
  ['koa', 'LGPL-3.0-or-later', false],
  ['@img/sharp-win32-x64', 'Apache-2.0 AND LGPL-3.0-or-later', true],
  ['koa', undefined, false],
  ['busboy', undefined, true],
])('%s under %s: %s', (name, license, allowed) => {
  expect(isAllowed(name, license)).toBe(allowed);
});
