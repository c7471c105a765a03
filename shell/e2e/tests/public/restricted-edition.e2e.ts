import { parseAddress } from '@api/contract/addresses';
import { EXCLUDED_PATHS } from '@api/contract/restricted-variant';
import { expect, type Page, test } from '@playwright/test';
import { demoAccounts } from '../../../../api/src/seed/demo-accounts.ts';
import { signIn } from '../../preparation/demo-accounts.ts';
import { startRestrictedSite } from '../../preparation/restricted-site.ts';

let site: Awaited<ReturnType<typeof startRestrictedSite>>;
test.beforeAll(async () => {
  site = await startRestrictedSite();
});
test.afterAll(() => site.stop());

const excluded = EXCLUDED_PATHS.map((path) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}(?:/|$)`));
const isExcluded = (pathname: string) => excluded.some((pattern) => pattern.test(pathname));

/** One page for each name is enough: the others have the same links. */
const kindOf = (pathname: string) => parseAddress(pathname)?.name ?? pathname;

async function linksOf(page: Page): Promise<string[]> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter(({ origin, target }) => origin === location.origin && target !== '_blank')
      .map(({ pathname }) => pathname),
  );
}

/** Follows all links from these pages. */
async function walk(page: Page, from: readonly string[]): Promise<void> {
  const [seen, found, refused] = [new Set<string>(), [] as string[], [] as string[]];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/api/') && response.status() === 404) refused.push(`${response.request().method()} ${pathname}`);
  });
  const waiting = [...from];
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    if (seen.has(kindOf(next))) continue;
    seen.add(kindOf(next));
    await page.goto(site.url + next);
    await expect(page.getByText(/premium/i), next).toHaveCount(0);
    for (const pathname of await linksOf(page)) {
      if (isExcluded(pathname)) found.push(`${pathname} on ${next}`);
      else waiting.push(pathname);
    }
  }
  expect(seen.size).toBeGreaterThan(8);
  expect({ found, refused }).toEqual({ found: [], refused: [] });
}

for (const label of ['guest', 'Learner with a plan', 'Staff'] as const) {
  test(`no link of the restricted edition leads to what it does not have: ${label}`, async ({ browser }) => {
    test.slow();
    const page = await browser.newPage({ baseURL: site.url });
    const account = demoAccounts.find((one) => one.label === label);
    if (account) await signIn(page, account.email, account.password);
    await walk(page, account ? ['/', '/my-tests', '/account-details', '/saved-questions', '/services'] : ['/']);
    await page.close();
  });
}
