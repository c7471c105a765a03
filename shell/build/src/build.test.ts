import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, rspack } from '@rspack/core';
import { integrityOf, type ModuleDescription, parseDescription } from '@shell/releases';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ModuleDescriptionPlugin } from './module-description.ts';
import { developmentPort, remoteNames, workspaceFolders } from './module-folders.ts';
import { facadeAliases, partsOf, sharedByModules } from './shared-packages.ts';

const CHECKOUT = resolve(import.meta.dirname, '../../..');

describe('module.json', () => {
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'module-'));
    mkdirSync(join(folder, 'src'));
    writeFileSync(join(folder, 'package.json'), '{"config":{"budget":{"start":1,"page":2,"/wide":9}}}');
    writeFileSync(join(folder, 'src/page.js'), 'console.log("a page")');
    writeRoutes({ pages: [] });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const writeRoutes = (routes: object) => writeFileSync(join(folder, 'src/routes.json'), JSON.stringify(routes));

  async function build(
    text: string,
    mode: 'development' | 'production' = 'development',
    { plugins = [] }: Pick<Configuration, 'plugins'> = {},
  ): Promise<ModuleDescription> {
    writeFileSync(join(folder, 'src/index.js'), text);
    const configuration: Configuration = {
      mode,
      context: folder,
      devtool: false,
      entry: plugins.length > 0 ? {} : { remoteEntry: './src/index.js' },
      output: { path: join(folder, 'dist'), publicPath: 'auto' },
      plugins: [...plugins, new ModuleDescriptionPlugin({ name: 'mfe-x', routesFile: join(folder, 'src/routes.json') })],
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

  it('says how its entry is loaded and what it exposes, as its manifest has it', async () => {
    const federated = (expose: string) => ({
      plugins: [
        new ModuleFederationPlugin({
          ...{ name: 'mfe_x', filename: 'remoteEntry.js', exposes: { [expose]: './src/page.js' }, dts: false },
          library: { type: 'var', name: 'mfe_x' },
        }),
      ],
    });
    const description = await build('', 'development', federated('./module'));
    expect(description).toMatchObject({
      ...{
        entry: 'remoteEntry.js',
        exposes: ['./module'],
        federation: { name: 'mfe_x', global: 'mfe_x', type: 'global', checked: false },
      },
    });
    expect(Object.keys(description.files)).toContain('mf-manifest.json');
    expect((await build('', 'development', federated('./other'))).exposes).toEqual(['./other']);
    expect((await build('console.log(1)')).exposes).toBeUndefined();
  });

  it('names the files that a page’s own code is in, and what all weighs beside what it may', async () => {
    const page = { audience: 'everyone', title: 'Page' };
    writeRoutes({ pages: ['/page', '/wide'].map((path) => ({ ...page, path, code: 'page.js' })) });
    const { entry, pages, weights } = await build("import('./page.js')", 'production');
    expect(pages?.['/page']).toEqual([expect.stringMatching(/\.js$/)]);
    expect(pages?.['/page']).not.toContain(entry);
    expect(weights).toMatchObject({ start: { budget: 1 }, '/page': { budget: 3 }, '/wide': { budget: 9 } });
    expect(weights?.['/page']?.kib).toBeGreaterThan(weights?.start?.kib ?? 0);
  });

  it('lists the calls that its scripts name and its contract knows, with their fields', async () => {
    writeFileSync(join(folder, 'src/page.js'), 'console.log("POST /api/contact")');
    const { calls = {} } = await build(
      "import('./page.js'); console.log('GET /api/questions', 'GET /api/unknown')",
      'production',
    );
    expect(Object.keys(calls)).toEqual(['GET /api/questions', 'POST /api/contact']);
    expect(calls['POST /api/contact']).toContain('email');
  });

  it('is refused for a page whose code no part of the build begins with', async () => {
    writeRoutes({ pages: [{ path: '/page', audience: 'everyone', title: 'Page', code: 'renamed.js' }] });
    await expect(build("import('./page.js')")).rejects.toThrow('renamed.js');
    writeRoutes({ pages: [] });
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
    const tests = join(CHECKOUT, 'mfe-tests');
    expect(developmentPort(tests, { DEV_PORT_OFFSET: '100' })).toBe(developmentPort(tests, {}) + 100);
    expect(() => developmentPort(tests, { DEV_PORT_OFFSET: 'many' })).toThrow('DEV_PORT_OFFSET is a number');
  });
});

describe('what the shell shares with modules', () => {
  const shared = sharedByModules();

  it('has one React for all, the parts of it below a slash too', () => {
    for (const name of ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client']) {
      expect(shared[name]).toMatchObject({ shareKey: name, singleton: true, import: false });
    }
  });

  it('holds no path of this checkout: the same commit builds the same everywhere', () => {
    expect(JSON.stringify(Object.values(shared))).not.toContain(CHECKOUT);
  });

  it('is taken in no other version where it is not one package for all: no module gets less than it was built with', () => {
    const others = Object.values(shared).filter(({ singleton }) => !singleton);
    expect(others.map(({ shareKey }) => shareKey)).toContain('design-system/every-page');
    for (const { version, requiredVersion } of others) {
      expect(version).toMatch(/^0\.0\.0-x[0-9a-f]{8}$/);
      expect(requiredVersion).toBe(version);
    }
  });

  it.each(['design-system/every-page', '@shell/kit/shared/module-base'])(
    'has all that a part exports in %s, under its own name',
    async (name) => {
      const facade = createRequire(import.meta.url).resolve(name);
      const given = Object.keys(await import(facade));
      for (const part of partsOf(facade)) expect(given, part).toEqual(expect.arrayContaining(Object.keys(await import(part))));
    },
  );

  it('names every part of a package that shell, kit or modules use', () => {
    const { alias } = facadeAliases();
    for (const [name, facade] of Object.entries(alias)) {
      const shared = namesIn(readFileSync(facade, 'utf8'), /export \{([^}]*)\}/g);
      const used = sources().flatMap((file) =>
        namesIn(readFileSync(file, 'utf8'), new RegExp(`^import \\{([^}]*)\\} from '${name.replace('$', '')}'`, 'gm')),
      );
      expect(used).not.toEqual([]);
      expect(shared, `shell/kit/src/shared of ${name}`).toEqual(expect.arrayContaining(used));
    }
  });
});

function sources(): string[] {
  const folders = [...remoteNames(CHECKOUT), 'shell/kit', 'design-system'].map((folder) => `${folder}/src/**/*.{ts,tsx}`);
  const files = globSync(folders, { cwd: CHECKOUT }).filter(
    (file) => !/\.(?:test|stories)\.tsx?$|[\\/](?:testing|test-host|kit[\\/]src[\\/]ssr)\.tsx$/.test(file),
  );
  return files.map((file) => join(CHECKOUT, file));
}

function namesIn(text: string, braces: RegExp): string[] {
  const lists = [...text.matchAll(braces)].flatMap(([, list = '']) => list.split(','));
  const names = lists.map((name) => name.trim()).filter((name) => name !== '' && !name.startsWith('type '));
  return [...new Set(names.map((name) => name.replace(/ as .*$/, '')))];
}
