import type { Page } from '@playwright/test';
import type { ModuleRoutes } from '@shell/kit/routes';
import { crawl } from '@shell/kit/sharing/testing';
import { call, questionAt, questionsOf, signedInAsNewLearner } from '../../preparation/learner-account.ts';
import { expect, test } from '../../test.ts';

const LIST = '/math-questions?subject=math-aa-sl&topic=functions';

/** Opens a page with server-rendered content; asks again if a busy machine did not render it in time. */
async function openDrawn(page: Page, path: string): Promise<string> {
  let html: string | undefined;
  await expect(async () => {
    // Delayed scripts delay the load event too.
    const response = await page.goto(path, { waitUntil: 'domcontentloaded' });
    html = await response?.text();
    expect(response?.status()).toBe(200);
    expect(html).toContain('data-first-content');
  }).toPass();
  return html ?? '';
}

/** Collects errors, hydration mismatches, layout shifts and repeated calls. */
async function watch(page: Page) {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on(
    'request',
    (request) => /\/(?:api|content)\/(?!images\/|share-images\/)/.test(request.url()) && faults.push(request.url()),
  );
  await page.addInitScript(() => {
    const moved = { by: 0 };
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.by += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const movedBy = () => page.evaluate(() => (window as unknown as { moved: { by: number } }).moved.by);
  return { faults, movedBy };
}

/** Delays a page's module until the returned function is called. */
async function holdModule(page: Page): Promise<() => void> {
  const { promise: held, resolve } = Promise.withResolvers<void>();
  await page.route(/remoteEntry\.js/, async (route) => {
    await held;
    await route.continue();
  });
  return resolve;
}

/** Waits until the module has hydrated. */
const takenOver = (page: Page) => expect(page.locator('[data-module]')).toBeAttached();

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a guest filters a list, turns its page, opens a question and reads it', { tag: '@main' }, async ({ page }) => {
    await openDrawn(page, LIST);
    await page.getByRole('combobox', { name: /^Difficulty/ }).selectOption('Easy');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page).toHaveURL(/difficulty=Easy/);
    await openDrawn(page, `${LIST}&pageSize=5`);
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL(/page=2/);
    await openDrawn(page, page.url());
    const address = await page
      .getByRole('link', { name: /^Answer and solution of question/ })
      .first()
      .getAttribute('href');
    await openDrawn(page, address ?? '');
    await expect(page.locator('main .katex').first()).toBeVisible();
    await expect(page.getByText(/^\d+ marks?$/).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Skip to the page' })).toBeAttached();
    const bar = page.getByRole('navigation', { name: 'Main' });
    // Rendered for members, whom the page knows before the first paint.
    await expect(bar.getByText('Today')).toBeHidden();
    await bar.getByRole('link', { name: 'Blogs' }).click();
    await expect(page).toHaveURL(/\/blogs$/);
  });
});

test('pages are taken over as they came: nothing is asked again, moves or is drawn otherwise', async ({ page }) => {
  const { address } = await questionAt(page, 'subject=math-aa-sl&topic=functions', 0);
  const { docs } = await (await page.request.get('/content/blog-posts?limit=1')).json();
  for (const path of [LIST, address, '/math-questions', '/pricing', '/blogs', `/blogs/${docs[0].slug}`]) {
    const { faults, movedBy } = await watch(page);
    const letModuleCome = await holdModule(page);
    await openDrawn(page, path);
    // Fonts may move the layout.
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(() => Object.assign((window as unknown as { moved: { by: number } }).moved, { by: 0 }));
    letModuleCome();
    await takenOver(page);
    await expect(page.locator('html')).not.toHaveAttribute('data-session');
    expect(faults, path).toEqual([]);
    expect(await movedBy(), path).toBeLessThan(0.01);
    page.removeAllListeners();
    await page.unrouteAll();
  }
});

test('pages tell search engines what they are about, each what its module says of it', async ({ page }) => {
  const { address } = await questionAt(page, 'subject=math-aa-sl&topic=functions', 0);
  const { docs } = await (await page.request.get('/content/blog-posts?limit=1')).json();
  const pages = {
    [address]: ['BreadcrumbList', 'Quiz'],
    [LIST]: ['BreadcrumbList', 'Course'],
    '/math-questions': ['ItemList'],
    '/pricing': ['FAQPage'],
    '/blogs': [],
    [`/blogs/${docs[0].slug}`]: ['BlogPosting', 'BreadcrumbList'],
    '/terms': [],
  };
  for (const [path, types] of Object.entries(pages)) {
    const html = await openDrawn(page, path);
    expect(await crawl(html), path).toEqual({ types, faults: [] });
    expect(html.includes('application/rss+xml'), path).toBe(path.startsWith('/blogs'));
    expect(html.includes('og:image"'), path).toBe(path === address);
  }
});

test('every page for everybody is taken over as it came', async ({ page }) => {
  const { modules } = (await (await page.request.get('/modules.json')).json()) as { modules: { routes: ModuleRoutes }[] };
  const open = modules.flatMap(({ routes }) =>
    routes.pages.filter(({ audience, index }) => audience === 'everyone' && index !== false),
  );
  const plain = open.map(({ path }) => path).filter((path) => !path.includes(':'));
  expect(plain).toEqual(expect.arrayContaining(['/math-questions', '/pricing', '/contact-us', '/terms']));
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(`${page.url()}: ${message}`));
  page.on('console', (message) => message.type() === 'error' && faults.push(`${page.url()}: ${message.text()}`));
  for (const path of [
    ...plain,
    '/math-questions?subject=physics-hl',
    '/math-questions/syllabus?subject=math-aa-sl&topic=functions',
    '/math-questions/quick-check?subject=math-aa-sl&topic=functions',
  ]) {
    await openDrawn(page, path);
    await takenOver(page);
  }
  expect(faults).toEqual([]);
});

test('focus on a link stays there when scripts arrive, and what depends on it works', async ({ page }) => {
  const { address } = await questionAt(page, 'subject=math-aa-sl&topic=functions', 0);
  const letModuleCome = await holdModule(page);
  await openDrawn(page, address);
  const link = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Functions', exact: true });
  await link.focus();
  letModuleCome();
  await takenOver(page);
  await expect(link).toBeFocused();
  await page
    .getByRole('tab', { name: 'Hint' })
    .or(page.getByRole('tab', { name: 'Answer' }))
    .first()
    .click();
  await expect(page).toHaveURL(/show=/);
});

test('a list does not move for who has pinned some of it: their order comes when it is opened again', async ({ page }) => {
  await signedInAsNewLearner(page);
  // A topic without subtopics, where questions can be pinned.
  const { slugs } = await questionAt(page, 'subject=math-aa-sl&topic=functions', 0);
  const list = ['topic', 'subtopic', 'subsubtopic']
    .flatMap((level, depth) => (slugs[depth] ? [`${level}=${slugs[depth]}`] : []))
    .reduce((place, level) => `${place}&${level}`, 'subject=math-aa-sl');
  const drawn = (await questionsOf(page, list)).map(({ id }) => id);
  expect(drawn.length).toBeGreaterThan(1);
  const pinned = drawn.at(-1);
  await call(page, 'POST', '/pinned_question', { question: pinned });
  const { movedBy } = await watch(page);
  const first = page.getByRole('article').first();
  for (const [visit, beginsWith] of [
    ['first', drawn[0]],
    ['second', pinned],
  ] as const) {
    // A visit without rendered content must not be remembered as one.
    const letModuleCome = await holdModule(page);
    await openDrawn(page, `/math-questions?${list}&pageSize=10`);
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(() => Object.assign((window as unknown as { moved: { by: number } }).moved, { by: 0 }));
    letModuleCome();
    await takenOver(page);
    // Their own response has arrived: it knows what they pinned.
    await expect(page.getByRole('button', { name: 'Pin question', pressed: true })).toBeVisible();
    await expect(first.getByRole('link', { name: /^Question/ })).toHaveAttribute('href', new RegExp(`/${beginsWith}\\?`));
    expect(await movedBy(), visit).toBeLessThan(0.01);
  }
});
