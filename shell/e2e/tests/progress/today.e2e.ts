import { expect, test } from '@playwright/test';
import { signedInAs } from '../../preparation/demo-accounts.ts';

test('a learner begins half an hour, passes over a question, and goes on where they were', async ({ page }) => {
  await signedInAs(page, 'learner');
  await page.goto('/today');
  await expect(page.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible();
  await page.getByRole('button', { name: 'Half an hour' }).click();
  await expect(page.getByRole('link', { name: /^Your questions: \d+ of \d+$/ })).toBeVisible();
  const first = page.url();
  expect(first).toContain('run=');

  await page.getByRole('button', { name: 'Skip question' }).click();
  await expect(page).not.toHaveURL(first);
  const second = page.url();
  await page.goto('/today');
  await page.getByRole('link', { name: /^Continue: Pick up where you left off/ }).click();
  await expect(page.getByText(/^You answered 0 of \d+\. [1-9]\d* skipped\.$/)).toBeVisible();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(second);
});
