import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { integrityOf, type ModuleDescription, parseDescription } from '@shell/releases';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ModuleDescriptionPlugin } from './module-description.ts';
import { developmentPort, remoteNames, workspaceFolders } from './module-folders.ts';
import { sharedPackages } from './shared-packages.ts';

const CHECKOUT = resolve(import.meta.dirname, '../../..');

describe('module.json', () => {
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'module-'));
    mkdirSync(join(folder, 'src'));
    writeFileSync(join(folder, 'src/routes.json'), '{"pages":[]}');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  async function build(text: string): Promise<ModuleDescription> {
    writeFileSync(join(folder, 'src/index.js'), text);
    const configuration: Configuration = {
      mode: 'development',
      context: folder,
      devtool: false,
      entry: { remoteEntry: './src/index.js' },
      output: { path: join(folder, 'dist') },
      plugins: [new ModuleDescriptionPlugin({ name: 'mfe-x', routesFile: join(folder, 'src/routes.json') })],
    };
    await new Promise<void>((done, failed) => {
      rspack(configuration, (error, stats) => (error || stats?.hasErrors() ? failed(error ?? stats?.toString()) : done()));
    });
    return parseDescription(readFileSync(join(folder, 'dist/module.json'), 'utf8'), 'mfe-x');
  }

  it('names the same version for the same contents, and another one for others', async () => {
    const first = await build('console.log(1)');
    expect(first).toMatchObject({ name: 'mfe-x', entry: 'remoteEntry.js', routes: { pages: [] } });
    expect(first.files).toEqual({ 'remoteEntry.js': integrityOf(readFileSync(join(folder, 'dist/remoteEntry.js'))) });
    expect(await build('console.log(1)')).toEqual(first);
    const second = await build('console.log(2)');
    expect(second.version).not.toBe(first.version);
    expect(second.files).not.toEqual(first.files);
  });
});

describe('the modules of the checkout', () => {
  it('are found by what their folders hold', () => {
    const remotes = remoteNames(CHECKOUT);
    expect(remotes).toEqual(workspaceFolders(CHECKOUT).filter((folder) => folder.startsWith('mfe-')));
    expect(remotes).toContain('mfe-tests');
  });

  it('have a development server each', () => {
    const ports = ['shell', ...remoteNames(CHECKOUT)].map((name) => developmentPort(join(CHECKOUT, name)));
    expect(new Set(ports).size).toBe(ports.length);
    expect(() => developmentPort(join(CHECKOUT, 'api'))).toThrow('Give api a port');
  });
});

it('shares one React with every module, the parts of it below a slash too', () => {
  const shared = sharedPackages(join(CHECKOUT, 'shell'));
  for (const name of ['react', 'react/', 'react-dom', 'react-dom/']) expect(shared[name]).toMatchObject({ singleton: true });
});
