import { expect, test } from '@playwright/test';
import { signedInAs } from '../../preparation/demo-accounts.ts';

test('a learner sees how far they are, down to what it is made of, and shares it until they take it back', async ({
  page,
  browser,
}) => {
  await signedInAs(page, 'learner');
  await page.goto('/progress');
  await expect(page.getByText(/ parts answered and \d+ tests?\.$/)).toBeVisible();
  await page.getByRole('link', { name: 'Parts answered' }).click();
  // Other e2e tests answer for the same learner, so the number varies.
  await expect(page.getByText(/^\d+ parts of questions, latest first/)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Question \d+/ }).first()).toBeVisible();

  await page.goto('/progress/sharing');
  const purpose = `E2e test ${Date.now()}`;
  await page.getByRole('textbox', { name: /^Who is it for/ }).fill(purpose);
  await page.getByRole('textbox', { name: /^Name to show/ }).fill('Ada');
  await page.getByRole('button', { name: 'Make a link' }).click();
  const address = await page.getByRole('textbox', { name: /^Link to share/ }).inputValue();

  // A reader without an account.
  const reader = await browser.newPage();
  await reader.goto(address);
  await expect(reader.getByRole('heading', { level: 1, name: 'Progress of Ada' })).toBeVisible();
  expect(await reader.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex');
  await reader.getByRole('link', { name: 'Parts answered' }).click();
  await expect(reader.getByText(/^\d+ parts of questions/)).toBeVisible();
  // The key stays in the address, so that a reload works.
  await reader.reload();
  await expect(reader.getByText(/^\d+ parts of questions/)).toBeVisible();

  await page.getByRole('button', { name: `Revoke the link for ${purpose}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByRole('row', { name: new RegExp(purpose) })).toHaveCount(0);
  await reader.reload();
  await expect(reader.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await reader.close();
});
