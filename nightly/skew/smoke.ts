/** The minimum that works in every mixture of releases: read the list and a question, log in, and start a test. */
import { type Browser, expect } from '@playwright/test';
import { logInAs } from '../../shell/e2e/preparation/demo-accounts.ts';
import { endTest, openNewTest, startTest } from '../../shell/e2e/preparation/new-test.ts';

/** For what hangs; a machine with much else to do is slow. */
const TIMEOUT = { timeout: 120_000 };

/** Goes the way of a learner on the site at `origin`. Throws at the first thing that does not work. */
export async function smoke(browser: Browser, origin: string, note: (text: string) => void): Promise<void> {
  const context = await browser.newContext({ baseURL: origin });
  context.setDefaultTimeout(TIMEOUT.timeout);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  try {
    note('list');
    await page.goto('/math-questions?subject=math-aa-hl&topic=functions');
    await expect(page.locator('main .q').first()).toBeVisible(TIMEOUT);
    note('blogs');
    await page.goto('/blogs');
    await expect(page.getByRole('heading', { level: 1, name: 'Blogs' })).toBeVisible(TIMEOUT);
    note('log in');
    await logInAs(page, 'learner');
    note('test');
    await openNewTest(page);
    await startTest(page);
    await endTest(page);
    await expect(page.getByRole('alertdialog')).toHaveCount(0, TIMEOUT);
    note('account');
    await page.goto('/account-details');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible(TIMEOUT);
    expect(errors, 'uncaught errors').toEqual([]);
  } finally {
    await context.close();
  }
}
