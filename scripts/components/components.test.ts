import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../processes/programs.ts';
import { billOfMaterials } from './bill-of-materials.ts';
import { refusedLicences } from './licences.ts';
import { lockedPackages } from './locked-packages.ts';

const packages = lockedPackages();

it('every package has a licence that may be here', () => {
  expect(refusedLicences(packages)).toEqual([]);
});

it.each([
  ['koa', 'GPL-3.0-only', false],
  ['koa', 'MIT AND GPL-3.0-only', false],
  ['koa', '(GPL-3.0-only OR MIT)', true],
  ['koa', 'LGPL-3.0-or-later', false],
  ['@img/sharp-win32-x64', 'Apache-2.0 AND LGPL-3.0-or-later', true],
  ['koa', null, false],
  ['busboy', null, true],
])('%s under %s: %s', (name, license, allowed) => {
  expect(refusedLicences([{ name, version: '1.0.0', license }]).length === 0).toBe(allowed);
});

it('the lock file agrees with the installed packages', () => {
  const told = new Map(packages.map(({ name, version, license }) => [`${name}@${version}`, license]));
  for (const name of ['koa', 'pg', 'react', 'sharp', '@node-rs/argon2']) {
    const file = join(ROOT, 'node_modules', name, 'package.json');
    expect(existsSync(file), name).toBe(true);
    const { version, license } = JSON.parse(readFileSync(file, 'utf8'));
    expect(told.get(`${name}@${version}`), name).toBe(license);
  }
});

it('the bill of materials has each component once, with its version and digest', () => {
  const { components } = billOfMaterials('study-platform', packages);
  expect(new Set(components.map((component) => component['bom-ref'])).size).toBe(components.length);
  expect(components).toContainEqual(
    expect.objectContaining({
      name: 'koa',
      scope: 'required',
      purl: expect.stringMatching(/^pkg:npm\/koa@\d/),
      licenses: [{ license: { id: 'MIT' } }],
      hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
    }),
  );
  expect(components).toContainEqual(expect.objectContaining({ name: 'vitest', scope: 'excluded' }));
  expect(components).toContainEqual(expect.objectContaining({ purl: expect.stringMatching(/^pkg:npm\/%40koa\/router@/) }));
});
