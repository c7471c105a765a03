import { expect, test } from '@playwright/test';
import { signedInAs } from './demo-accounts.ts';

test('staff edit a question, see it set, save, and take the edit back', async ({ page }) => {
  await signedInAs(page, 'staff');
  const answer = await page.request.get('/api/questions?subject=chemistry-hl&sortBy=question_number&sortOrder=desc&pageSize=10');
  const [question] = (await answer.json()).questions;
  await page.goto(`/admin/questions/edit?id=${question.id}`);
  const text = page.getByRole('textbox', { name: 'Question text' });
  const before = await text.inputValue();
  const added = `Give reasons, case ${Date.now()}.`;
  await text.fill(`${before}\n\n${added} $\\sqrt{2}$`);
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByText(added)).toBeVisible();
  await expect(preview.locator('.sqrt').last()).toBeVisible();

  await expect(page.getByText('Unsaved changes, kept on this device.')).toBeVisible();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Changes saved successfully!')).toBeVisible();

  await page.getByRole('button', { name: 'Versions' }).click();
  const drawer = page.getByRole('dialog', { name: 'Versions' });
  await drawer.getByRole('button', { name: 'Show changes' }).first().click();
  await expect(drawer.locator('ins').filter({ hasText: added })).toBeVisible();
  await drawer.getByRole('button', { name: 'Take back to this' }).first().click();
  await page.getByRole('button', { name: 'Take back', exact: true }).click();
  await expect(page.getByText(/^Version \d+ is back\.$/)).toBeVisible();
  await expect(text).toHaveValue(before);
});
