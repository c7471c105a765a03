/** The minimum that works in every mixture of releases: a learner reads, logs in, takes a test and sees their progress; staff see their pages. */
import { type Browser, expect, type Page } from '@playwright/test';
import { logInAs } from '../../shell/e2e/preparation/demo-accounts.ts';
import { endTest, openNewTest, startTest } from '../../shell/e2e/preparation/new-test.ts';

/** For what hangs; a machine with much else to do is slow. */
const TIMEOUT = { timeout: 120_000 };

/** Addresses of which a page, whatever its heading, must open. */
const OF_LEARNERS = ['/account-details', '/progress', '/today'];
const OF_STAFF = ['/admin', '/admin/questions', '/admin/users', '/admin/grade-tests', '/admin/health'];

/** Goes the ways of a learner and of staff on the site at `origin`. Throws at the first thing that does not work. */
export async function smoke(browser: Browser, origin: string, note: (text: string) => void): Promise<void> {
  await using learner = await visit(browser, origin);
  const { page } = learner;
  note('list');
  await page.goto('/math-questions?subject=math-aa-hl&topic=functions');
  await expect(page.locator('main .q').first()).toBeVisible(TIMEOUT);
  note('blogs, drawn by the server');
  // A gateway that is busy sends a page without its content.
  const drawn = () => page.request.get('/blogs').then((answer) => answer.text());
  await expect.poll(drawn, TIMEOUT).toMatch(/<h1[^>]*>Blogs/);
  await page.goto('/blogs');
  await expect(page.getByRole('heading', { level: 1, name: 'Blogs' })).toBeVisible(TIMEOUT);
  note('log in');
  await logInAs(page, 'learner');
  note('test');
  await openNewTest(page);
  await startTest(page);
  await endTest(page);
  await expect(page.getByRole('alertdialog')).toHaveCount(0, TIMEOUT);
  for (const address of OF_LEARNERS) await open(page, address, note);
  expect(learner.errors, 'uncaught errors of the learner').toEqual([]);

  await using staff = await visit(browser, origin);
  note('log in as staff');
  await logInAs(staff.page, 'staff');
  for (const address of OF_STAFF) await open(staff.page, address, note);
  expect(staff.errors, 'uncaught errors of staff').toEqual([]);
}

/** A browser of its own, closed at the end of its scope, and what was thrown in its page. */
async function visit(browser: Browser, origin: string) {
  const context = await browser.newContext({ baseURL: origin });
  context.setDefaultTimeout(TIMEOUT.timeout);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return { page, errors, [Symbol.asyncDispose]: () => context.close() };
}

async function open(page: Page, address: string, note: (text: string) => void): Promise<void> {
  note(address);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible(TIMEOUT);
  // Parts of a page that come on demand call the API once they are there.
  await page.waitForLoadState('networkidle', TIMEOUT);
  await expect(page.locator('[aria-busy="true"]'), address).toHaveCount(0, TIMEOUT);
  await expect(page.getByRole('heading', { name: /did not load|not found|went wrong/i }), address).toHaveCount(0);
}
