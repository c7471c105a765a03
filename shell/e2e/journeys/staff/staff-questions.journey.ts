import { expect, test } from '@playwright/test';
import { signedInAs } from '../../preparation/demo-accounts.ts';

test('staff search, sort and page the table of questions', async ({ page }) => {
  await signedInAs(page, 'staff');
  await page.goto('/');
  await page.getByRole('link', { name: 'Admin' }).click();
  await page.getByRole('navigation', { name: 'Staff area' }).getByRole('link', { name: 'Questions' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Questions' })).toBeVisible();
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(26);

  await page.getByRole('searchbox', { name: 'Words in the question' }).fill('titration');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=titration/);
  await expect(page.getByText(/of \d+ questions/)).toBeVisible();
  await page.getByRole('button', { name: 'Marks' }).click();
  await expect(page).toHaveURL(/sortBy=marks&sortOrder=asc/);
  const marks = async () => (await page.getByRole('table').locator('tbody tr td:nth-child(6)').allInnerTexts()).map(Number);
  await expect
    .poll(async () => (await marks()).every((value, index, all) => index === 0 || value >= (all[index - 1] ?? 0)))
    .toBe(true);
  expect((await marks()).length).toBeGreaterThan(1);

  await page.getByRole('searchbox', { name: 'Words in the question' }).fill('no question says this word: qqqq');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'No questions found' })).toBeVisible();
});

test('the staff area is not found for a learner, nor for a guest', async ({ page }) => {
  await page.goto('/admin/questions');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Log in' })).toHaveCount(0);
  await signedInAs(page, 'learner');
  await expect(page.getByRole('link', { name: 'Admin' })).toHaveCount(0);
  await page.goto('/admin/questions');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});
