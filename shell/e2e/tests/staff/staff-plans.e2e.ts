import { expect, type Page, test } from '@playwright/test';
import { signedInAs } from '../../preparation/demo-accounts.ts';
import { signedInAsNewLearner } from '../../preparation/learner-account.ts';
import { signedInAsNewTeacher } from '../../preparation/teacher-account.ts';

const yearly = (page: Page) => page.getByRole('article', { name: 'Platinum Plan, yearly' });
const priceOf = async (page: Page) => {
  await page.goto('/account-details/membership');
  const price = page.getByText(/^\$[\d,.]+ a year$/);
  await expect(price).toBeVisible();
  return price.textContent();
};

/** Changes the yearly plan's price by dollars, and its cap on questions. */
async function change(page: Page, by: number, questions: string) {
  await yearly(page).getByRole('button', { name: 'Change' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change Platinum Plan, yearly' });
  const price = dialog.getByLabel('Price in US dollars, a year');
  const wanted = String(Number(await price.inputValue()) + by);
  await price.fill(wanted);
  await dialog.getByLabel('Questions a month').fill(questions);
  await dialog.getByLabel('Reason').fill('Tried by an e2e test');
  await dialog.getByRole('button', { name: 'Change at once' }).click();
  await expect(dialog).toBeHidden();
}

test('an administrator changes price and limit of a plan; who has it keeps both, and guests see the new ones', async ({
  page,
  browser,
  baseURL,
}) => {
  const subscriber = await browser.newPage({ ...(baseURL && { baseURL }) });
  await signedInAs(subscriber, 'subscriber');
  const bought = await priceOf(subscriber);

  await signedInAs(page, 'staff');
  await page.goto('/admin/plans');
  await expect(yearly(page)).toContainText('any number of questions');
  await change(page, 1, '900');
  await expect(yearly(page)).toContainText('900 questions');
  await expect(yearly(page).getByRole('heading', { name: 'Sold before' })).toBeVisible();
  expect(await priceOf(subscriber)).toBe(bought);

  const sold = async () =>
    (
      (await (await page.request.get('/api/plans')).json()) as { plans: { plan: string; questions_per_month: number | null }[] }
    ).plans.find(({ plan }) => plan === 'platinum_yearly');
  expect(await sold()).toMatchObject({ questions_per_month: 900 });
  await change(page, -1, '');
  expect(await sold()).toMatchObject({ questions_per_month: null });
  await subscriber.close();
});

test('teachers, learners and guests neither read the plans nor change them', async ({ page, request }) => {
  const versions = '/api/admin/plans/platinum_yearly/versions';
  expect((await request.get('/api/admin/plans')).status()).toBe(401);
  const headers = async () => {
    const token = await page.evaluate(() => JSON.parse(localStorage.getItem('auth-store') ?? '{}').state.token as string);
    return { authorization: `Bearer ${token}` };
  };
  await signedInAsNewLearner(page);
  expect((await request.get('/api/admin/plans', { headers: await headers() })).status()).toBe(403);
  await signedInAsNewTeacher(page);
  await page.goto('/admin/plans');
  await expect(page.getByText(/You need the “Settings” permission/)).toBeVisible();
  expect((await request.get('/api/admin/plans', { headers: await headers() })).status()).toBe(403);
  const body = {
    latest: 1,
    price: 1,
    details: ['x'],
    tests_per_month: null,
    questions_per_month: null,
    effective_from: null,
    reason: 'No',
  };
  expect((await request.post(versions, { headers: await headers(), data: { ...body, reason: 'Not allowed to' } })).status()).toBe(
    403,
  );
});
