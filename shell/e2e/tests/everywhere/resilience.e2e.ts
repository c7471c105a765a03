import { expect, test } from '../../test.ts';

// A failed module is fetched once more to say why; that request may outlive the test.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test('without the API what the page came with stays, and a list can be tried again', async ({ page }) => {
  await page.route('**/api/**', (route) => route.abort());
  await page.goto('/math-questions?subject=math-aa-sl');
  await expect(page.locator('[data-module]')).toBeAttached();
  const failed = page.getByRole('heading', { name: /did not load$/ });
  const topic = page.getByRole('main').getByRole('link', { name: /Functions$/ });
  // A page that a busy machine did not render in time says itself that it failed.
  await expect(topic.or(failed)).toBeVisible();
  if (await topic.isVisible()) await topic.click();
  await expect(failed).toBeVisible();
  await expect(page.getByRole('link', { name: 'Take a test' }).first()).toBeVisible();
  await page.unroute('**/api/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^(?:Functions|IBDP Question Bank)$/ })).toBeVisible();
});

test('a module that does not arrive says so; the others work, and it can be tried again', { tag: '@main' }, async ({ page }) => {
  await page.route('**/modules/mfe-content/**', (route) => route.abort());
  await page.goto('/blogs');
  await expect(page.getByRole('heading', { name: 'This part of the site did not load' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Take a test' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Take a test' })).toBeVisible();

  await page.goBack();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.unroute('**/modules/mfe-content/**');
  await expect(async () => {
    await page.getByRole('button', { name: 'Try again' }).click({ timeout: 1_000 });
    await expect(page.getByRole('heading', { level: 1, name: 'Blogs' })).toBeVisible();
  }).toPass();
});

for (const file of ['remoteEntry.js', 'module.*.js']) {
  test(`a module with code put in front of ${file} is not run`, async ({ page }) => {
    await page.route(`**/modules/mfe-content/*/${file}`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `window.tampered = true;${await response.text()}` });
    });
    await page.goto('/blogs');
    await expect(page.getByRole('heading', { name: 'This part of the site did not load' })).toBeVisible();
    expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
  });
}

test('a page that was opened before a release goes on, though its files are gone', { tag: '@main' }, async ({ page }) => {
  await page.goto('/math-questions');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const registry = await (await page.request.get('/modules.json')).json();
  const { version } = registry.modules.find(({ name }: { name: string }) => name === 'mfe-content');
  // The registry now names a newer release, and the former has been removed.
  const newer = 'ffffffffffffffff';
  await page.route('**/modules.json', (route) => route.fulfill({ body: JSON.stringify(registry).replaceAll(version, newer) }));
  await page.route(`**/modules/mfe-content/${version}/**`, (route) => route.fulfill({ status: 404 }));
  await page.route(`**/modules/mfe-content/${newer}/**`, async (route) => {
    const former = route.request().url().replace(newer, version);
    await route.fulfill({ response: await page.request.get(former) });
  });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blogs' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Blogs' })).toBeVisible();
});

test('a module that hangs while it loads holds up no other', async ({ page }) => {
  await page.route('**/modules/mfe-content/**', () => {});
  await page.goto('/math-questions');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'Blogs' }).click();
  await main.getByRole('link', { name: 'Take a test' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Take a test' })).toBeVisible();
});

test('an unknown address is a real 404 with a way home', async ({ page }) => {
  const response = await page.goto('/nothing/like/this');
  expect(response?.status()).toBe(404);
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'IBDP Question Bank' })).toBeVisible();
});

test('no page breaks the content security policy or logs an error', async ({ page }) => {
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(error.message));
  for (const address of [
    '/math-questions',
    '/math-questions?subject=math-aa-hl&topic=calculus',
    '/take-a-test',
    '/blogs',
    '/login',
  ]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(faults).toEqual([]);
});
