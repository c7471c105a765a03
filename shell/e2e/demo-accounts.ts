import type { Page } from '@playwright/test';
import { demoAccounts } from '../../api/src/seed/demo-accounts.ts';

/** Logs in through the page, as a person does, and waits until the site says so. */
export async function logInAs(page: Page, who: 'learner' | 'staff' | 'newcomer'): Promise<void> {
  const label = { learner: 'Learner', staff: 'Staff', newcomer: 'Learner, e-mail address not verified' }[who];
  const account = demoAccounts.find((candidate) => candidate.label === label);
  if (!account) throw new Error(`There is no demo account ${label}`);
  await page.goto('/login');
  await fillLogIn(page, account.email, account.password);
  await page
    .getByRole('button', { name: 'Account menu' })
    .or(page.getByRole('button', { name: 'Open menu' }))
    .first()
    .waitFor();
  await page.waitForURL((address) => address.pathname !== '/login');
}

/** Fills in and sends the log-in form in view. */
export async function fillLogIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.locator('input[autocomplete="current-password"]').fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}
