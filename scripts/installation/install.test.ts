import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { removeAddresses, writeAddresses } from './addresses.mjs';
import { install } from './install.mjs';

const koa = { 'node_modules/koa': { version: '3.0.0' } };
const vitest = { 'node_modules/vitest': { version: '4.0.0', dev: true } };
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'install-'));
  write('package-lock.json', { packages: { ...koa, ...vitest } });
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

function write(file: string, contents: object): void {
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), JSON.stringify(contents));
}

/** Puts a program in the place of npm that writes down how it is called, and then does what `shell` says. */
function npmThat(shell: string): void {
  write('bin/npm', {});
  const lines = [
    '#!/bin/sh',
    `cd '${root}'`,
    'seen=$(test -f npm-shrinkwrap.json && echo addresses)',
    'test "$1" = config && echo https://packages.example/npm/ && exit',
    'echo "$* $seen" >> calls',
  ];
  writeFileSync(join(root, 'bin/npm'), [...lines, shell].join('\n'));
  chmodSync(join(root, 'bin/npm'), 0o755);
  vi.stubEnv('PATH', `${join(root, 'bin')}${delimiter}${process.env.PATH}`);
}
const installs = (packages: object) =>
  `mkdir -p node_modules; echo '${JSON.stringify({ packages })}' > node_modules/.package-lock.json`;
const calls = () => readFileSync(join(root, 'calls'), 'utf8').trim().split('\n');

describe('install', () => {
  it('takes a fresh clone from the lock file with addresses, and leaves no trace of those', async () => {
    npmThat(installs(koa));
    await install(root, { tools: false });
    expect(calls()).toEqual([expect.stringMatching(/^ci --omit=dev .*addresses$/)]);
    expect(existsSync(join(root, 'npm-shrinkwrap.json'))).toBe(false);
  });

  it('adds the tools to what is there', async () => {
    write('node_modules/.package-lock.json', { packages: koa });
    npmThat(installs({ ...koa, ...vitest }));
    await install(root, { tools: true });
    expect(calls()).toEqual([expect.stringMatching(/^install --no-save (?!.*--omit)/)]);
  });

  it('keeps the tools when the system alone needs other packages', async () => {
    write('node_modules/.package-lock.json', { packages: { 'node_modules/koa': { version: '2.0.0' }, ...vitest } });
    npmThat(installs({ ...koa, ...vitest }));
    await install(root, { tools: false });
    expect(calls()).toEqual([expect.stringMatching(/^install --no-save (?!.*--omit)/)]);
  });

  it('installs from scratch by the lock file alone when a registry has other addresses', async () => {
    npmThat(`test -n "$seen" && exit 1; ${installs(koa)}`);
    await install(root, { tools: false });
    expect(calls()).toEqual([expect.stringMatching(/addresses$/), expect.stringMatching(/^ci --omit=dev --loglevel=error/)]);
    expect(calls()[1]).not.toContain('addresses');
  });

  it('installs from scratch when npm has added something else than the lock file lists', async () => {
    write('node_modules/.package-lock.json', { packages: {} });
    npmThat(installs({ 'node_modules/koa': { version: '3.0.1' } }));
    await install(root, { tools: false });
    expect(calls().map((call) => call.split(' ')[0])).toEqual(['install', 'ci']);
  });

  it('says so when nothing helps', async () => {
    npmThat('exit 1');
    await expect(install(root, { tools: false })).rejects.toThrow('could not be installed');
    expect(existsSync(join(root, 'npm-shrinkwrap.json'))).toBe(false);
  });

  it('tries no other way when it is interrupted', async () => {
    npmThat('kill -TERM $$');
    await expect(install(root, { tools: false })).rejects.toThrow('interrupted');
    expect(calls()).toHaveLength(1);
  });
});

describe('addresses', () => {
  it('follow the convention of registries', () => {
    const locked = {
      '': { name: 'study-platform' },
      api: { version: '1.0.0' },
      'node_modules/api': { resolved: 'api', link: true },
      'node_modules/@koa/cors': { version: '5.0.0' },
      'node_modules/koa/node_modules/other-name': { name: 'cookies', version: '0.9.1' },
      'node_modules/bundled': { version: '1.0.0', inBundle: true },
    };
    writeAddresses(root, locked, 'https://packages.example/npm');
    const { packages } = JSON.parse(readFileSync(join(root, 'npm-shrinkwrap.json'), 'utf8'));
    expect(Object.values<{ resolved?: string }>(packages).map(({ resolved }) => resolved)).toEqual([
      undefined,
      undefined,
      'api',
      'https://packages.example/npm/@koa/cors/-/cors-5.0.0.tgz',
      'https://packages.example/npm/cookies/-/cookies-0.9.1.tgz',
      undefined,
    ]);
  });

  it('of a killed run are removed, also where there are none', () => {
    write('npm-shrinkwrap.json', {});
    removeAddresses(root);
    removeAddresses(root);
    expect(existsSync(join(root, 'npm-shrinkwrap.json'))).toBe(false);
  });
});
