import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page, type Request, test } from '@playwright/test';
import { AGREEMENT } from '../../preparation/agreement.ts';
import { signIn } from '../../preparation/demo-accounts.ts';
import { openNewTest, startTest } from '../../preparation/new-test.ts';
import { beginEarlier } from '../../preparation/test-time.ts';

/** Signs a new learner in, so that no other test is in the way. */
async function signInAsNewLearner(page: Page, request: APIRequestContext): Promise<void> {
  const email = `tests-${randomUUID()}@example.org`;
  const password = 'a-good-one!';
  await request.post('/api/auth/signup', {
    data: { email, username: 'test-taker', password, confirmPassword: password, agreement: AGREEMENT },
  });
  await signIn(page, email, password);
}

const next = (page: Page) => page.getByRole('button', { name: 'Next question' }).click();
const saved = (page: Page) => expect(page.getByText(/^Saved \d\d:\d\d:\d\d$/)).toBeVisible();
const inNavigator = (page: Page, name: string) => expect(page.getByRole('button', { name, exact: true })).toBeVisible();

test('a tab killed while it saves loses nothing, and of two tabs the learner chooses', async ({ page, context, request }) => {
  await signInAsNewLearner(page, request);
  const slug = await openNewTest(page);
  await startTest(page);
  const onItsWay = page.waitForRequest((call) => (call.postData() ?? '').includes('"attempted"'));
  await page.route('**/api/test/*/progress', () => {
    // Never answered: the save is under way when the tab dies.
  });
  await next(page);
  await onItsWay;
  await page.close();

  const first = await context.newPage();
  const sent = first.waitForResponse((answer) => (answer.request().postData() ?? '').includes('"attempted"'));
  await first.goto(`/take-a-test/${slug}`);
  expect((await sent).status()).toBe(200);
  await inNavigator(first, 'Question 1, attempted');
  await saved(first);

  const second = await context.newPage();
  await second.goto(`/take-a-test/${slug}`);
  await inNavigator(second, 'Question 1, attempted');
  await first.getByRole('button', { name: 'Flag', exact: true }).click();
  await inNavigator(first, 'Question 1, attempted, flagged');
  await saved(first);
  await second.getByRole('button', { name: 'Skip', exact: true }).click();
  const dialog = second.getByRole('dialog', { name: /^Question 1 was changed in another tab/ });
  await expect(dialog.getByText('Skipped')).toBeVisible();
  await expect(dialog.getByText('Flagged')).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep the other version' }).click();
  await inNavigator(second, 'Question 1, attempted, flagged');
  await saved(second);
});

test('no network for the last two minutes, by a clock two hours wrong: what is back in time counts, what is not is kept', async ({
  page,
  context,
  request,
}) => {
  await signInAsNewLearner(page, request);
  await page.clock.install({ time: Date.now() + 2 * 60 * 60_000 });
  const underWay = requestsUnderWay(page);
  const running = { page, underWay, slug: await openNewTest(page) };
  await startTest(page);
  await letTimePass(running, 28);
  await page.clock.resume();
  await expect(page.getByRole('timer')).toHaveText(/^00:0[12]:\d\d$/);
  await saved(page);

  await context.setOffline(true);
  await next(page);
  await page.getByRole('button', { name: 'Skip', exact: true }).click();
  await expect(page.getByText('Offline: 2 changes saved on this device')).toBeVisible();
  await letTimePass(running, 1);
  await expect(page.getByText('1 minute left')).toBeVisible();
  await page.clock.resume();
  await context.setOffline(false);
  await saved(page);

  await context.setOffline(true);
  await next(page);
  await expect(page.getByText('Offline: 1 change saved on this device')).toBeVisible();
  await letTimePass(running, 2);
  await page.clock.resume();
  await expect(page.getByText('Your test is saved on this device and ends as soon as you’re back online.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/Everything until then is saved and counts\./)).toBeVisible();
  await expect(page.getByText(/1 question answered, saved /)).toBeVisible();
  const late = page.getByRole('region', { name: '1 change came after the time was over' });
  await expect(late.getByRole('heading', { name: 'Question 3' })).toBeVisible();
});

test('a device that sleeps over the deadline says what counts and what came too late', async ({ page, context, request }) => {
  await signInAsNewLearner(page, request);
  await page.clock.install();
  const slug = await openNewTest(page);
  await startTest(page);
  await next(page);
  await saved(page);
  await context.setOffline(true);
  await next(page);
  await expect(page.getByText('Offline: 1 change saved on this device')).toBeVisible();

  await page.clock.pauseAt(Date.now() + 60_000);
  await beginEarlier(slug, 31);
  // Timers keep their order, so that no code load times out.
  await page.clock.setSystemTime(Date.now() + 31 * 60_000);
  await context.setOffline(false);
  await page.clock.resume();
  await expect(page.getByText(/1 question answered, saved /)).toBeVisible();
  await expect(page.getByText(/Everything until then is saved and counts\./)).toBeVisible();
  const late = page.getByRole('region', { name: '1 change came after the time was over' });
  await expect(late.getByRole('heading', { name: 'Question 2' })).toBeVisible();
  await page.reload();
  await expect(late.getByRole('heading', { name: 'Question 2' })).toBeVisible();
});

interface TestInPage {
  page: Page;
  underWay: ReadonlySet<Request>;
  slug: string;
}

function requestsUnderWay(page: Page): ReadonlySet<Request> {
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return underWay;
}

/** Minutes pass for page and server, once no request is under way: one that was would seem as slow. Then the clock stops. */
async function letTimePass({ page, underWay, slug }: TestInPage, minutes: number): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await expect.poll(() => underWay.size).toBe(0);
  await beginEarlier(slug, minutes);
  await page.clock.fastForward(minutes * 60_000);
}
