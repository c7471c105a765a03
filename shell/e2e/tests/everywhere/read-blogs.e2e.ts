import { expect, test } from '@playwright/test';

test('anyone reads a post, from the list to its end, and copies its link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blogs' }).click();
  await expect(page.getByRole('article')).toHaveCount(6);
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/blogs\/.+/);
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied to your clipboard!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test('a post that is not there is a real 404', async ({ page }) => {
  const response = await page.goto('/blogs/nothing-like-this');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});
