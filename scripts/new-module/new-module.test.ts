import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FolderStore, release, SHELL } from '../../shell/releases/src/index.ts';
import { releaseSample } from '../../shell/releases/src/testing.ts';
import { createGateway } from '../../shell/server/src/gateway.ts';
import { readSettings } from '../../shell/server/src/settings.ts';
import { installedProgram, ROOT, runOrFail } from '../processes/programs.ts';
import { namesOf, writeModule } from './write-module.ts';

const silent = { error() {}, warn() {}, info() {} } as unknown as Parameters<typeof createGateway>[1];

describe('the names of a new module', () => {
  it('follow from one, typed with or without its beginning', () => {
    const names = {
      module: 'mfe-study-plans',
      page: 'study-plans',
      component: 'StudyPlansPage',
      title: 'Study plans',
    };
    expect(namesOf('study-plans')).toEqual(names);
    expect(namesOf('mfe-study-plans')).toEqual(names);
    expect(namesOf('landing-page').component).toBe('LandingPage');
  });

  it.each([
    [undefined, 'Name the new module'],
    ['', 'Name the new module'],
    ['StudyPlans', 'small letters'],
    ['study plans', 'small letters'],
    ['2-plans', 'small letters'],
    ['plans-', 'small letters'],
    ['mfe-', 'small letters'],
    ['../api', 'small letters'],
    ['study_plans', 'small letters'],
    ['a'.repeat(31), 'too long'],
  ])('are refused where %j cannot be one', (typed, reason) => {
    expect(() => namesOf(typed)).toThrow(reason);
  });
});

describe('a new module', () => {
  let root: string;
  let folder: string;
  const names = namesOf('study-plans');
  const program = (file: string, ...options: string[]) => ({ ...installedProgram(file, file, options), directory: folder });

  /** A checkout with nothing in it but what a module leans on. */
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'new-module-'));
    await writeFile(join(root, 'package.json'), '{"name":"checkout","workspaces":["mfe-*"]}');
    await copyFile(join(ROOT, 'tsconfig.base.json'), join(root, 'tsconfig.base.json'));
    await symlink(join(ROOT, 'node_modules'), join(root, 'node_modules'));
    await mkdir(join(root, 'mfe-owner/src'), { recursive: true });
    await writeFile(join(root, 'mfe-owner/package.json'), '{"name":"mfe-owner","config":{"port":3101}}');
    await writeFile(join(root, 'mfe-owner/src/module.ts'), '');
    await writeFile(join(root, 'mfe-owner/src/routes.json'), '{"pages":[{"path":"/owned/:id"}],"redirects":[{"from":"/old"}]}');
    folder = await writeModule(root, names);
  });
  afterAll(() => rm(root, { recursive: true, force: true }));

  it('has its own names everywhere, a port of its own and the versions that are installed', async () => {
    const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
    for (const { parentPath, name } of files) {
      expect(join(parentPath, name)).not.toMatch(/example/i);
      expect(await readFile(join(parentPath, name), 'utf8'), name).not.toMatch(/example/i);
    }
    const { name, config, dependencies } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
    expect({ name, config }).toEqual({ name: 'mfe-study-plans', config: { port: 3102 } });
    const ours = Object.keys(dependencies).filter((dependency) => dependencies[dependency] === '*');
    expect(ours).toEqual(['@api/contract', '@shell/kit', 'design-system']);
  });

  it('is refused where its name or its address is taken, and nothing is written', async () => {
    const before = await readdir(root);
    await expect(writeModule(root, names)).rejects.toThrow('mfe-study-plans is there already');
    await expect(writeModule(root, namesOf('owned'))).rejects.toThrow('/owned belongs to mfe-owner');
    await expect(writeModule(root, namesOf('old'))).rejects.toThrow('/old belongs to mfe-owner');
    expect(await readdir(root)).toEqual(before);
  });

  it('passes lint, types and its own tests, is built, released, and served as a page', async () => {
    const lint = program('biome', 'check', '--error-on-warnings', '--vcs-enabled=false', `--config-path=${ROOT}`, '.');
    await Promise.all([
      runOrFail(lint),
      runOrFail(program('tsc', '-p', '.', '--checkers', '1')),
      runOrFail(program('vitest', 'run')),
      runOrFail({ ...program('rspack', 'build'), env: { NODE_ENV: 'production' } }),
    ]);

    const store = new FolderStore(join(root, 'releases'));
    const page = '<html><head><!--page-head--><!--module-preloads--><!--registry--></head></html>';
    await releaseSample(store, join(root, 'shell'), { name: SHELL, files: { 'shell.js': '', 'index.html': page } });
    const origin = { commit: null, by: 'test', at: new Date().toISOString() };
    const { version } = await release({ store, name: names.module, build: join(folder, 'dist'), origin });

    const settings = readSettings({ RELEASES_DIR: store.folder });
    const gateway = createGateway(settings, silent).listen(0, '127.0.0.1');
    try {
      await new Promise((listening) => gateway.once('listening', listening));
      const site = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
      const answer = await fetch(`${site}/study-plans`);
      const html = await answer.text();
      const entry = `/modules/mfe-study-plans/${version}/remoteEntry.js`;
      expect({ status: answer.status, html }).toEqual({ status: 200, html: expect.stringContaining('<title>Study plans') });
      expect(html).toContain(`href="${entry}"`);
      expect((await fetch(site + entry)).status).toBe(200);
    } finally {
      gateway.close();
    }
  });
});
