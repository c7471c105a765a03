import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { developmentPort } from './development-ports.ts';
import { type ModuleDescription, ModuleDescriptionPlugin } from './module-description.ts';
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
    return JSON.parse(readFileSync(join(folder, 'dist/module.json'), 'utf8')) as ModuleDescription;
  }

  it('names the same version for the same contents, and another one for others', async () => {
    const first = await build('console.log(1)');
    expect(first).toMatchObject({ name: 'mfe-x', entry: 'remoteEntry.js', routes: { pages: [] } });
    expect(first.integrity).toMatch(/^sha384-[\w+/]{64}$/);
    expect(await build('console.log(1)')).toEqual(first);
    const second = await build('console.log(2)');
    expect(second.version).not.toBe(first.version);
    expect(second.integrity).not.toBe(first.integrity);
  });
});

it('gives every module a development server of its own', () => {
  const { workspaces } = JSON.parse(readFileSync(join(CHECKOUT, 'package.json'), 'utf8')) as { workspaces: string[] };
  const modules = workspaces.filter((name) => name === 'shell' || name.startsWith('mfe-'));
  const ports = modules.map(developmentPort);
  expect(new Set(ports).size).toBe(modules.length);
  expect(() => developmentPort('mfe-unheard-of')).toThrow('Give mfe-unheard-of a port');
});

it('shares one React with every module, the parts of it below a slash too', () => {
  const shared = sharedPackages(join(CHECKOUT, 'shell'));
  for (const name of ['react', 'react/', 'react-dom', 'react-dom/']) expect(shared[name]).toMatchObject({ singleton: true });
});
