import { expect, test } from '@playwright/test';
import { signedInAs } from '../../preparation/demo-accounts.ts';

test('staff move a topic by keyboard, transfer its questions and take both back; a former address leads on', async ({ page }) => {
  await signedInAs(page, 'staff');
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 2, name: 'The last 30 days' })).toBeVisible();
  await page.goto('/admin/topics');

  const handle = page.getByRole('button', { name: 'Move 1.7.2 Exponential and logarithmic equations' });
  await handle.focus();
  await page.keyboard.press('Space');
  await expect(handle).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  const rows = page.getByRole('list', { name: 'Topics' }).getByRole('listitem');
  await expect(page.getByText('1.7.2 Exponential and logarithmic equations has moved.')).toBeVisible();
  await expect(rows.nth(8)).toContainText('1.7.2');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows.nth(8)).toContainText('1.7.1');

  await page.getByRole('link', { name: 'Transfer the questions of 1.7.2 Exponential and logarithmic equations' }).click();
  const to = page.getByLabel('To topic');
  await to.selectOption(await to.getByRole('option', { name: /2\.2\.2 Sketching/ }).getAttribute('value'));
  await page.getByRole('button', { name: /^Transfer \d+ questions? to 2\.2\.2$/ }).click();
  await expect(page.getByRole('heading', { name: 'No questions at 1.7.2 Exponential and logarithmic equations' })).toBeVisible();
  await page.getByRole('button', { name: 'Take back' }).first().click();
  await expect(page.getByText(/back at 1\.7\.2 Exponential and logarithmic equations/)).toBeVisible();

  await page.goto('/admin/topics');
  await page.getByRole('link', { name: 'Exponential and logarithmic equations', exact: true }).click();
  const slug = page.getByLabel('Slug');
  await slug.fill('models-of-steps');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('exponential-and-logarithmic-equations lead here as well', { exact: false })).toBeVisible();
  const former =
    '/math-questions?subject=math-aa-sl&topic=number-and-algebra&subtopic=exponents-and-logarithms&subsubtopic=exponential-and-logarithmic-equations';
  await expect
    .poll(async () => (await page.request.get(former, { maxRedirects: 0 })).headers().location ?? '', { timeout: 20_000 })
    .toContain('subsubtopic=models-of-steps');
  await slug.fill('exponential-and-logarithmic-equations');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('models-of-steps lead here as well', { exact: false })).toBeVisible();
});
