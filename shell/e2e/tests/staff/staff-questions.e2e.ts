import { expect, test } from '@playwright/test';
import { signedInAs } from '../../preparation/demo-accounts.ts';

test('staff search, sort and page the table of questions', async ({ page }) => {
  await signedInAs(page, 'staff');
  await page.goto('/');
  await page.getByRole('link', { name: 'Admin' }).click();
  await page.getByRole('navigation', { name: 'Staff area' }).getByRole('link', { name: 'Question bank' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Questions' })).toBeVisible();
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(26);

  await page.getByRole('searchbox', { name: 'Text, topic or #number' }).fill('titration');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=titration/);
  await expect(page.getByText(/of \d+ questions/)).toBeVisible();
  await page.getByRole('button', { name: 'Marks' }).click();
  await expect(page).toHaveURL(/sortBy=marks&sortOrder=asc/);
  const marks = async () =>
    (await page.getByRole('table').locator('tbody tr td[data-label="Marks"]').allInnerTexts()).map(Number);
  await expect
    .poll(async () => (await marks()).every((value, index, all) => index === 0 || value >= (all[index - 1] ?? 0)))
    .toBe(true);
  expect((await marks()).length).toBeGreaterThan(1);

  await page.getByRole('searchbox', { name: 'Text, topic or #number' }).fill('no question says this word: qqqq');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'No questions found' })).toBeVisible();
});

test('staff walk the table by keys, change what they have chosen, and take it back', async ({ page }) => {
  await signedInAs(page, 'staff');
  await page.goto('/admin/questions?subject=chemistry-sl&sortBy=id');
  const rows = page.getByRole('table').locator('tbody tr');
  await expect(rows.first()).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  const chosen = page.getByRole('region', { name: 'Chosen questions' });
  await expect(chosen).toContainText('2 questions chosen');
  await chosen.getByRole('button', { name: 'Change…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change 2 questions' });
  await dialog.getByRole('combobox', { name: 'Mark “topic changed”' }).selectOption('Set');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(dialog).toContainText('2 questions of 2 would change');
  await dialog.getByRole('button', { name: 'Change 2 questions' }).click();
  await expect(rows.first()).toContainText('Topic changed');

  await page.getByRole('button', { name: 'Bulk changes' }).click();
  const recent = page.getByRole('dialog', { name: 'Changes of many questions' });
  await recent.getByRole('button', { name: 'Undo' }).first().click();
  await expect(recent.getByText('Taken back').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(rows.first()).not.toContainText('Topic changed');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^questions-\d{4}-\d\d-\d\d\.csv$/);
});

test('the staff area is not found for a learner, nor for a guest', async ({ page }) => {
  await page.goto('/admin/questions');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Log in' })).toBeVisible();
  await signedInAs(page, 'learner');
  await expect(page.getByRole('link', { name: 'Admin' })).toHaveCount(0);
  await page.goto('/admin/questions');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});
