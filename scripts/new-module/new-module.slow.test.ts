import { rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FolderStore, release, SHELL } from '../../shell/releases/src/index.ts';
import { releaseSample } from '../../shell/releases/src/testing.ts';
import { createGateway } from '../../shell/server/src/gateway.ts';
import { readSettings } from '../../shell/server/src/settings.ts';
import { installedProgram, ROOT, runOrFail } from '../processes/programs.ts';
import { makeBareCheckout } from './bare-checkout.ts';
import { namesOf, writeModule } from './write-module.ts';

const silent = { error() {}, warn() {}, info() {} } as unknown as Parameters<typeof createGateway>[1];
const names = namesOf('study-plans');
const program = (file: string, ...options: string[]) => ({ ...installedProgram(file, file, options), directory: folder });

let root: string;
let folder: string;
beforeAll(async () => {
  root = await makeBareCheckout();
  folder = await writeModule(root, names);
});
afterAll(() => rm(root, { recursive: true, force: true }));

it('a new module passes lint, types and its own tests, is built, released, and served as a page', async () => {
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
