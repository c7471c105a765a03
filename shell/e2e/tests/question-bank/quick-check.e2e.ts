import { expect, test } from '@playwright/test';

test('a guest checks a topic by the keyboard, reloads in the middle, and sees what was missed', async ({ page }) => {
  await page.goto('/math-questions?subject=physics-sl&topic=space-time-and-motion');
  await page.getByRole('link', { name: 'Quick check' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Quick check: Space, time and motion' })).toBeVisible();
  const inView = (number: number) => page.getByRole('region', { name: new RegExp(`^Question ${number} of`) });
  await expect(inView(1)).toBeVisible();
  const count = Number((await inView(1).getAttribute('aria-label'))?.split(' of ')[1]);
  for (let number = 1; number <= count; number += 1) {
    await expect(inView(number)).toBeVisible();
    await page.keyboard.press('a');
    await expect(inView(number).getByRole('status')).toContainText(/Right|Not A/);
    if (number === 1) {
      await page.reload();
      await expect(inView(1).getByRole('status')).toContainText(/Right|Not A/);
    }
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('heading', { name: new RegExp(`^\\d+ of ${count} right$`) })).toBeVisible();
  await expect(page.getByRole('button', { name: /Another run|Once more/ })).toBeVisible();
});
