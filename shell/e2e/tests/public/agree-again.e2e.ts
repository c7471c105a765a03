import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { agreeInForm } from '../../preparation/agreement.ts';
import { signIn } from '../../preparation/demo-accounts.ts';

test('an account that has agreed to nothing is asked, may put it off, and is asked no more once it agrees', async ({ page }) => {
  const account = { email: `asked-${randomUUID()}@example.org`, username: 'asked', password: 'a-good-one!' };
  const made = await page.request.post('/api/auth/signup', { data: { ...account, confirmPassword: account.password } });
  expect(made.ok()).toBe(true);
  await signIn(page, account.email, account.password);
  await page.goto('/math-questions');
  const strip = page.getByRole('region', { name: 'Terms to agree to' });
  await strip.getByRole('button', { name: 'Later' }).click();
  await expect(strip).toHaveCount(0);

  await page.reload();
  await strip.getByRole('button', { name: 'Read and agree' }).click();
  await agreeInForm(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Agree', exact: true }).click();
  await expect(page.getByText('Thank you, that is noted')).toBeVisible();
  await expect(strip).toHaveCount(0);

  const me = page.waitForResponse((response) => response.url().endsWith('/api/me'));
  await page.reload();
  expect(await (await me).json()).toMatchObject({ agreements: { due: [], age_stated: true } });
  await expect(strip).toHaveCount(0);
});
