import { expect, type Page, test } from '@playwright/test';
import { signIn } from '../../preparation/demo-accounts.ts';
import { newLearner, questionAt, signedInAsNewLearner } from '../../preparation/learner-account.ts';
import { type LineToSite, lineToSite } from '../../preparation/line-to-site.ts';

const LIST = '/math-questions?subject=math-aa-sl&topic=functions';
const EASY = `${LIST}&difficulty=Easy`;

test.use({ serviceWorkers: 'allow' });

let line: LineToSite;
test.beforeEach(async ({ baseURL }) => {
  line = await lineToSite(baseURL ?? '');
});
test.afterEach(() => line.cut());

/** Opens a page and waits until it, an API response of the user and all scripts are cached. */
async function readAndKeep(page: Page, path: string, answer: RegExp): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect
    .poll(async () => {
      const { kept, scripts, watched } = await keptOf(page);
      const missing = [path, ...scripts].filter((file) => !kept.includes(file));
      if (!watched) missing.push('a worker');
      if (!kept.some((address) => answer.test(address))) missing.push(`an answer ${answer}`);
      return missing;
    })
    .toEqual([]);
}

/** Paths of all that is cached, of the scripts in view, and whether a worker controls the page. */
const keptOf = (page: Page) =>
  page.evaluate(async () => {
    const pathOf = (address: string) => address.slice(location.origin.length);
    const kept: string[] = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) kept.push(pathOf(url));
    }
    const loaded = performance.getEntriesByType('resource').map(({ name }) => pathOf(name));
    const watched = navigator.serviceWorker.controller !== null;
    return { kept, scripts: loaded.filter((file) => file.endsWith('.js') && file !== '/service-worker.js'), watched };
  });

/** Caches of accounts' responses; the clean-up may create an empty one. */
const keptAnswers = (page: Page) =>
  page.evaluate(async () => {
    const full: string[] = [];
    for (const name of await caches.keys()) {
      if (name.includes('answers') && (await (await caches.open(name)).keys()).length > 0) full.push(name);
    }
    return full;
  });

test('pages that were read open offline, for their reader only, and never instead of live ones', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: line.origin });
  const page = await context.newPage();
  await signedInAsNewLearner(page);
  const { id, address } = await questionAt(page, 'subject=math-aa-sl&topic=functions', 0);
  await readAndKeep(page, LIST, /\/api\/questions\?/);
  await readAndKeep(page, address, new RegExp(`/api/questions/${id}\\b`));
  const ofFirst = await keptAnswers(page);
  expect(ofFirst).toHaveLength(1);

  await line.cut();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /^Question/ })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'This is a saved copy' })).toBeVisible();
  await page.goto(LIST);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main .q').first()).toBeVisible();
  await page.goto('/pricing');
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expect(page.locator(`a[href="${LIST}"]`)).toBeVisible();

  // The cached response is out of date: online, nobody sees it.
  await page.evaluate(async (path) => {
    const former = new Response('<h1>A former version</h1>', { headers: { 'content-type': 'text/html' } });
    await (await caches.open('kept-v1-pages')).put(new URL(path, location.href), former);
  }, LIST);
  await line.mend();
  await page.goto(LIST);
  await expect(page.locator('main .q').first()).toBeVisible();
  await expect(page.getByText('A former version')).toHaveCount(0);

  // Another user of the same device, who has read nothing yet.
  const other = await newLearner(page);
  await signIn(page, other.email, other.password);
  await readAndKeep(page, EASY, /\/api\/questions\?.*Easy/);
  await expect.poll(() => keptAnswers(page)).not.toContain(ofFirst[0]);
  await line.cut();
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expect(page.locator(`a[href="${LIST}"]`)).toHaveCount(0);
  await expect(page.locator(`a[href="${EASY}"]`)).toBeVisible();
  await context.close();
});

test('an answer that comes after its reader has logged out is not kept on the device', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: line.origin });
  const page = await context.newPage();
  await signedInAsNewLearner(page);
  await readAndKeep(page, LIST, /\/api\/questions\?/);
  const ofReader = await keptAnswers(page);
  const mayGoOn = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  await context.route(/\/api\/questions\?.*Hard/, async (route) => {
    const response = await route.fetch();
    answered.resolve();
    await mayGoOn.promise;
    await route.fulfill({ response });
  });
  const late = page.evaluate(async () => {
    const { state } = JSON.parse(localStorage.getItem('auth-store') ?? '{}');
    const list = '/api/questions?subject=math-aa-sl&topic=functions&difficulty=Hard';
    return (await fetch(list, { headers: { authorization: `Bearer ${state.token}` } })).status;
  });
  await answered.promise;
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Login/Register' })).toBeVisible();
  await expect.poll(() => keptAnswers(page)).not.toContain(ofReader[0]);
  mayGoOn.resolve();
  expect(await late).toBe(200);
  // A fetch is cached after the page; a page load would name the user and clear the cache.
  await page.evaluate(async () => (await fetch('/api/questions?subject=math-aa-sl&topic=functions&difficulty=Easy')).text());
  await expect.poll(async () => (await keptOf(page)).kept.filter((address) => address.includes('Easy'))).toHaveLength(1);
  await expect.poll(() => keptAnswers(page)).not.toContain(ofReader[0]);
  await context.close();
});
