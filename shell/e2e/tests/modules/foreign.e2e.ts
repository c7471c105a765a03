import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { type ForeignSite, startForeignSite, TOOLS } from '../../preparation/foreign-site.ts';

// In order, so that the modules are built once.
test.describe.configure({ mode: 'default' });

let site: ForeignSite;
test.beforeAll(async ({ baseURL }) => {
  site = await startForeignSite(baseURL as string);
});
test.afterAll(() => site.stop());
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'A module by another team' });
const goTo = (page: Page, address: string) => page.evaluate((to) => history.pushState(null, '', to), address);

/** Checks that chrome and a module of this site still work. */
async function othersWork(page: Page) {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blogs' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Blogs' })).toBeVisible();
  await expect(heading(page)).toHaveCount(0);
}

for (const tool of TOOLS) {
  test.describe(`a module that ${tool} has built`, () => {
    const address = () => `${site.url}/foreign/${tool}`;
    const files = `**/modules/foreign-${tool}/**`;

    // single-spa exposes its state where its inspector has left this object.
    test.beforeEach(({ page }) => page.addInitScript(() => Object.assign(window, { __SINGLE_SPA_DEVTOOLS__: {} })));

    test('is shown with its styles, loads code on demand, and takes React from the shell', async ({ page }) => {
      await page.goto(address());
      await expect(heading(page)).toBeVisible();
      await expect(heading(page)).toHaveCSS('letter-spacing', '7px');
      expect((await page.evaluate(readTools)).reactUsedBy).toContain(`foreign_${tool}`);
      await page.getByRole('button', { name: 'More' }).click();
      await expect(page.getByText('This came later.')).toBeVisible();
      await othersWork(page);
      await goTo(page, `/foreign/${tool}`);
      await expect(heading(page)).toBeVisible();
    });

    test('is known to the tools of the field: remote with its version, manifest, and what is mounted', async ({ page }) => {
      await page.goto(address());
      await expect(heading(page)).toBeVisible();
      const { remotes, told, mounted } = await page.evaluate(readTools);
      const { version } = JSON.parse(await readFile(join(site.buildOf(tool), 'module.json'), 'utf8'));
      expect(remotes).toContainEqual({ name: `foreign_${tool}`, version });
      expect(told).toContain(`foreign_${tool}:${version}`);
      expect(mounted).toEqual([`foreign-${tool}`]);
      const manifest = await page.request.get(`${site.url}/modules/foreign-${tool}/${version}/mf-manifest.json`);
      expect(await manifest.json()).toMatchObject({ name: `foreign_${tool}` });
    });

    test('says so when it fails, and works once it is mended', async ({ page }) => {
      await page.addInitScript(() => sessionStorage.getItem('opened') ?? localStorage.setItem('fault', 'bootstrap'));
      await page.addInitScript(() => sessionStorage.setItem('opened', 'yes'));
      await page.goto(address());
      await expect(page.getByRole('heading', { name: 'This part of the site did not load' })).toBeVisible();
      await othersWork(page);
      await goTo(page, `/foreign/${tool}`);
      await page.evaluate(() => localStorage.setItem('fault', 'none'));
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(heading(page)).toBeVisible();
    });

    for (const part of ['entry', 'code', 'style'] as const) {
      test(`is not run with another ${part} than was released`, async ({ page }) => {
        const { entry, preload } = JSON.parse(await readFile(join(site.buildOf(tool), 'module.json'), 'utf8'));
        const first = (preload as string[]).findLast((file) => file.endsWith(part === 'style' ? '.css' : '.js'));
        const file = part === 'entry' ? entry : first;
        const original = await readFile(join(site.buildOf(tool), file), 'utf8');
        const body = part === 'style' ? 'h1 { letter-spacing: 3px !important }' : `window.tampered = true;\n${original}`;
        expect(createHash('sha384').update(body).digest('hex')).not.toBe(createHash('sha384').update(original).digest('hex'));
        const contentType = part === 'style' ? 'text/css' : 'text/javascript';
        await page.route(`${files}/${file}`, (route) =>
          route.fulfill({ contentType, headers: { 'access-control-allow-origin': '*' }, body }),
        );
        await page.goto(address(), { waitUntil: 'domcontentloaded' });
        const failed = page.getByRole('heading', { name: 'This part of the site did not load' });
        await expect(failed.or(heading(page))).toBeVisible();
        expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
        await expect(page.getByRole('heading', { level: 1 })).not.toHaveCSS('letter-spacing', '3px');
      });
    }
  });
}

/** What the developer tools of Module Federation and single-spa read. */
function readTools() {
  interface Tools {
    __FEDERATION__: {
      __INSTANCES__: {
        name: string;
        options: { remotes: { name: string; version: string }[] };
        shareScopeMap: { default: Record<string, Record<string, { from: string; useIn: string[] }>> };
      }[];
      moduleInfo: object;
    };
    __SINGLE_SPA_DEVTOOLS__: { exposedMethods: { getRawAppData(): { name: string; status: string }[] } };
  }
  const { __FEDERATION__, __SINGLE_SPA_DEVTOOLS__ } = window as unknown as Tools;
  const shell = __FEDERATION__.__INSTANCES__.find(({ name }) => name === 'shell');
  return {
    remotes: shell?.options.remotes.map(({ name, version }) => ({ name, version })),
    told: Object.keys(__FEDERATION__.moduleInfo),
    reactUsedBy: Object.values(shell?.shareScopeMap.default['react-dom/client'] ?? {}).find(({ from }) => from === 'shell')
      ?.useIn,
    mounted: __SINGLE_SPA_DEVTOOLS__.exposedMethods
      .getRawAppData()
      .filter(({ status }) => status === 'MOUNTED')
      .map(({ name }) => name),
  };
}
