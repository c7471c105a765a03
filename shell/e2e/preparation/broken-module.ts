import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';

const SOURCE = resolve(import.meta.dirname, '../fixtures/broken-module');
const VERSION = '00000000000000b0';
const FOLDER = `/modules/mfe-broken/${VERSION}`;

/** A build of the module that fails on request. */
export interface BrokenModule {
  /** Adds the module to the page's registry, with these changes, and serves its files. */
  serveTo(page: Page, changes?: { integrity?: string }): Promise<void>;
  /** Address patterns of its entry, and of all its files. */
  entry: string;
  files: string;
  remove(): Promise<void>;
}

interface Description {
  entry: string;
  federation: object;
  files: Record<string, string>;
  routes: object;
}

/** Builds the module like any other, outside of any release store. */
export async function buildBrokenModule(): Promise<BrokenModule> {
  const folder = await mkdtemp(join(tmpdir(), 'broken-module-'));
  await promisify(execFile)('rspack', ['build', '--output-path', folder], {
    cwd: SOURCE,
    env: { ...process.env, NODE_ENV: 'production' },
    shell: process.platform === 'win32',
  });
  const { entry, federation, files, routes } = JSON.parse(await readFile(join(folder, 'module.json'), 'utf8')) as Description;
  const live = {
    name: 'mfe-broken',
    version: VERSION,
    federation,
    entry: `${FOLDER}/${entry}`,
    integrity: files[entry],
    pages: {},
    routes,
  };

  return {
    entry: `**${FOLDER}/${entry}`,
    files: `**${FOLDER}/**`,
    remove: () => rm(folder, { recursive: true }),
    async serveTo(page, changes = {}) {
      const withModule = (registry: { modules: object[] }) => ({
        ...registry,
        modules: [...registry.modules, { ...live, ...changes }],
      });
      await page.route('**/modules.json', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: withModule(await response.json()) });
      });
      await page.route(/\/broken(?:\/other)?$/, async (route) => {
        const response = await route.fetch();
        const html = await response.text();
        const body = html.replace(/(id="registry"[^>]*>)(.*?)(<\/script>)/s, (_, open: string, text: string, close: string) => {
          return open + JSON.stringify(withModule(JSON.parse(text))).replaceAll('<', '\\u003c') + close;
        });
        await route.fulfill({ response, body, status: 200 });
      });
      await page.route(`**${FOLDER}/**`, async (route) => {
        const file = new URL(route.request().url()).pathname.slice(FOLDER.length + 1);
        await route.fulfill({ path: join(folder, file), headers: { 'access-control-allow-origin': '*' } });
      });
    },
  };
}
