import { execFile, spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { freePort } from '../../../scripts/processes/port.ts';
import { describeBuild, FolderStore, release, releasesDir } from '../../releases/src/index.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const SOURCE = resolve(import.meta.dirname, '../fixtures/foreign-modules');

/** How other teams build their modules: with the unchanged federation plugin of each tool. */
const BUILDS: Readonly<Record<string, (folder: string) => [program: string, ...options: string[]]>> = {
  rspack: (folder) => ['rspack', 'build', '--output-path', folder],
  rsbuild: (folder) => ['rsbuild', 'build', '--dist-path', folder],
  vite: (folder) => ['vite', 'build', '--outDir', folder, '--emptyOutDir'],
};

/** Build tools of the foreign modules; the page of each is `/foreign/<tool>`. */
export const TOOLS = Object.keys(BUILDS);

/** A gateway with the system's releases and modules built by other tools. */
export interface ForeignSite {
  url: string;
  buildOf(tool: string): string;
  stop(): Promise<void>;
}

/** Builds, describes and releases the modules, and starts a gateway that serves them in front of a running site. */
export async function startForeignSite(site: string): Promise<ForeignSite> {
  const folder = await mkdtemp(join(tmpdir(), 'foreign-site-'));
  const releases = join(folder, 'releases');
  await cp(releasesDir(process.env, ROOT), releases, { recursive: true });
  const store = new FolderStore(releases);
  for (const [tool, programOf] of Object.entries(BUILDS)) {
    const build = join(folder, tool);
    await mkdir(build);
    const [program, ...options] = programOf(build);
    await promisify(execFile)(program, options, {
      cwd: SOURCE,
      env: { ...process.env, NODE_ENV: 'production' },
      shell: process.platform === 'win32',
    });
    const name = `foreign-${tool}`;
    const routesFile = join(folder, `${tool}-routes.json`);
    const routes = await readFile(join(SOURCE, 'routes.json'), 'utf8');
    await writeFile(routesFile, routes.replaceAll('/foreign', `/foreign/${tool}`));
    await describeBuild({ name, build, routesFile, hostVersion: 2 });
    await release({ store, name, build, origin: { commit: null, by: 'e2e', at: new Date().toISOString() } });
  }
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const gateway = spawn(process.execPath, [join(ROOT, 'shell/server/server.ts')], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), API_URL: site, RELEASES_DIR: releases, NODE_ENV: 'production' },
    stdio: 'ignore',
  });
  await expect(async () => expect((await fetch(`${url}/healthz`)).status).toBe(200)).toPass();
  return {
    url,
    buildOf: (tool) => join(folder, tool),
    async stop() {
      const ended = new Promise((done) => gateway.once('exit', done));
      gateway.kill();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
