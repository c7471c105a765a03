import { createHash } from 'node:crypto';
import { expect, type Page, type Route, test } from '@playwright/test';
import { type BrokenModule, buildBrokenModule } from '../../preparation/broken-module.ts';

// In order, so that the module is built once.
test.describe.configure({ mode: 'default' });

let broken: BrokenModule;
test.beforeAll(async () => {
  broken = await buildBrokenModule();
});
test.afterAll(() => broken.remove());
// Requests that outlive the test are not its failure.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const works = (page: Page) => expect(page.getByRole('heading', { name: 'The module works' })).toBeVisible();
const setFault = (page: Page, fault: string) => page.evaluate((at) => localStorage.setItem('fault', at), fault);
const goTo = (page: Page, address: string) => page.evaluate((to) => history.pushState(null, '', to), address);

/** Opens the module's page with a fault. */
async function open(page: Page, fault: string) {
  await page.addInitScript((at) => sessionStorage.getItem('opened') ?? localStorage.setItem('fault', at), fault);
  await page.addInitScript(() => sessionStorage.setItem('opened', 'yes'));
  // Its own files may never arrive, so the load event may not fire.
  await page.goto('/broken', { waitUntil: 'domcontentloaded' });
}

/** Checks that chrome and another module still work, and goes back. */
async function othersWork(page: Page) {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blogs' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Blogs' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The module works' })).toHaveCount(0);
}

/** Mends the fault and presses Try again. */
async function triedAgain(page: Page, mend: () => Promise<unknown>) {
  await goTo(page, '/broken');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await works(page);
}

const NOT_LOADED = 'This part of the site did not load';
const STOPPED = 'This page has stopped';

test.describe('a module that', () => {
  for (const [at, heading] of [
    ['load', NOT_LOADED],
    ['bootstrap', NOT_LOADED],
    ['mount', NOT_LOADED],
    ['render', STOPPED],
    ['effect', STOPPED],
    ['loop', STOPPED],
  ] as const) {
    test(`fails at ${at} says so in its place; the rest works, and Try again`, async ({ page }) => {
      await broken.serveTo(page);
      await open(page, at);
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      await othersWork(page);
      await triedAgain(page, () => setFault(page, 'none'));
    });
  }

  for (const at of ['unmount', 'unmount-hangs', 'cleanup', 'timer', 'promise', 'console', 'quiet-loop', 'event']) {
    test(`fails at ${at} goes on, and holds up nobody`, async ({ page }) => {
      await broken.serveTo(page);
      await open(page, at);
      await works(page);
      await page.getByRole('button', { name: 'Press' }).click();
      await othersWork(page);
      await goTo(page, '/broken');
      await works(page);
    });
  }

  const answers: Readonly<Record<string, (route: Route) => Promise<void>>> = {
    missing: (route) => route.fulfill({ status: 404, body: 'Not found' }),
    'out of reach': (route) => route.abort(),
    'answered with an error page': (route) => route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Error</h1>' }),
    'tampered with': (route) => route.fulfill({ contentType: 'text/javascript', body: 'window.tampered = true' }),
  };
  for (const [how, answer] of Object.entries(answers)) {
    test(`is ${how} is not run; the rest works, and Try again`, async ({ page }) => {
      await broken.serveTo(page);
      await page.route(broken.entry, answer);
      await open(page, 'none');
      await expect(page.getByRole('heading', { name: NOT_LOADED })).toBeVisible();
      expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
      await othersWork(page);
      await triedAgain(page, () => page.unroute(broken.entry));
    });
  }

  for (const [how, text] of [
    ['is no JavaScript', 'this is (not'],
    ['exposes nothing', 'var mfe_broken = { init() {}, get: async () => () => ({}) }'],
    ['is no container', 'var something = 1'],
  ] as const) {
    test(`${how} is shown as failed; the rest works`, async ({ page }) => {
      const integrity = `sha384-${createHash('sha384').update(text).digest('base64')}`;
      await broken.serveTo(page, { integrity });
      const headers = { 'access-control-allow-origin': '*' };
      await page.route(broken.entry, (route) => route.fulfill({ contentType: 'text/javascript', headers, body: text }));
      await open(page, 'none');
      await expect(page.getByRole('heading', { name: NOT_LOADED })).toBeVisible();
      await othersWork(page);
    });
  }

  test('is slow holds up no other, and is shown when it comes', async ({ page }) => {
    const held = Promise.withResolvers<void>();
    await broken.serveTo(page);
    await page.route(broken.entry, async (route) => {
      await held.promise;
      await route.fallback();
    });
    await open(page, 'none');
    await othersWork(page);
    await goTo(page, '/broken');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
    held.resolve();
    await works(page);
  });

  for (const [step, fault] of [
    ['load', 'none'],
    ['bootstrap', 'bootstrap-hangs'],
    ['mount', 'mount-hangs'],
  ] as const) {
    test(`never ends its ${step} is given up after its time, and Try again works`, async ({ page }) => {
      await page.clock.install();
      await broken.serveTo(page);
      const held: Route[] = [];
      if (step === 'load') await page.route(broken.entry, (route) => void held.push(route));
      await open(page, fault);
      // Two load attempts of ten seconds, and ten for another step, by the page's clock.
      await expect(async () => {
        await page.clock.fastForward(10_000);
        await expect(page.getByRole('heading', { name: NOT_LOADED })).toBeVisible({ timeout: 500 });
      }).toPass();
      await page.clock.resume();
      await page.unroute(broken.entry);
      for (const route of held) await route.abort().catch(() => {});
      await setFault(page, 'none');
      await page.getByRole('button', { name: 'Try again' }).click();
      await works(page);
      await othersWork(page);
    });
  }

  test('stops on one page shows its others', async ({ page }) => {
    await broken.serveTo(page);
    await open(page, 'render');
    await expect(page.getByRole('heading', { name: STOPPED })).toBeVisible();
    await setFault(page, 'none');
    await goTo(page, '/broken/other');
    await works(page);
  });
});
