import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { demoAccounts } from '../../../../api/src/seed/demo-accounts.ts';
import { agreeInForm } from '../../preparation/agreement.ts';
import { fillLogIn, signedInAs } from '../../preparation/demo-accounts.ts';
import { newLearner } from '../../preparation/learner-account.ts';
import { expect, test } from '../../test.ts';

const PASSWORD = 'Good-enough-1';

/** Signs a new learner up through the page and skips onboarding. */
async function signUp(page: Page): Promise<string> {
  const email = `learner-${randomUUID()}@example.org`;
  await page.goto('/sign-up');
  await page.getByRole('textbox', { name: 'Name' }).fill('newcomer');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.locator('input[autocomplete="new-password"]').first().fill(PASSWORD);
  await page.locator('input[autocomplete="new-password"]').last().fill(PASSWORD);
  await agreeInForm(page);
  await page.getByRole('button', { name: 'Sign up', exact: true }).click();
  await page.getByRole('button', { name: 'Account menu' }).waitFor();
  return email;
}

/** Waits for a mail and returns the address of its button. */
async function linkMailedTo(page: Page, email: string, subject: string): Promise<string> {
  const mail = page.locator('tr', { hasText: email }).getByRole('link', { name: subject });
  await expect(async () => {
    await page.goto('/dev/mailbox');
    await expect(mail).toBeVisible({ timeout: 200 });
  }).toPass();
  await mail.click();
  const link = await page.locator('pre').textContent();
  return /https?:\/\/\S+token=\S+/.exec(link ?? '')?.[0] ?? '';
}

const checkout = (page: Page) => page.frameLocator('iframe[title="Test checkout"]');

test('a learner buys a plan, sees it in the account, cancels it and reads until when it stays', { tag: '@main' }, async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/pricing');
  await page.getByRole('button', { name: 'Choose Platinum Plan' }).click();
  await checkout(page).getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page).toHaveURL('/subscription/success');
  await expect(page.getByRole('dialog', { name: 'Welcome to Platinum' })).toBeVisible();
  await page.getByRole('link', { name: 'See the order' }).click();
  await expect(page.getByRole('row', { name: /Platinum Plan, monthly/ })).toBeVisible();

  await page.getByRole('link', { name: 'Membership' }).click();
  await expect(page.getByText('Unlimited tests', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel Subscription' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel Subscription' }).click();
  await expect(page.getByText('Canceled Subscription successfully')).toBeVisible();
  await expect(page.getByText('Scheduled cancellation date')).toBeVisible();
});

test('a failed payment is reported when its checkout is closed, and may be tried again', async ({ page }) => {
  await signUp(page);
  await page.goto('/pricing');
  await page.getByRole('button', { name: 'Choose Platinum Plan' }).click();
  await checkout(page).getByRole('button', { name: 'Let the payment fail' }).click();
  await checkout(page).getByRole('button', { name: 'Close without paying' }).click();
  await expect(page.getByText(/Your payment didn’t go through/)).toBeVisible();
  await page.getByRole('button', { name: 'Choose Platinum Plan' }).click();
  await checkout(page).getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page).toHaveURL('/subscription/success');
});

test('a checkout that is closed changes nothing and says so', async ({ page }) => {
  await signUp(page);
  await page.goto('/pricing');
  await page.getByRole('button', { name: 'Choose Platinum Plan' }).click();
  await checkout(page).getByRole('button', { name: 'Close without paying' }).click();
  await expect(page.getByText('The checkout was closed. Nothing was charged.')).toBeVisible();
  await expect(page).toHaveURL('/pricing');
});

test('a guest who chooses a plan logs in and goes on to the checkout', async ({ page }) => {
  const learner = demoAccounts.find(({ label }) => label === 'Learner');
  await page.goto('/pricing?billing=yearly');
  await page.getByRole('button', { name: 'Choose Platinum Plan' }).click();
  await fillLogIn(page, learner?.email ?? '', learner?.password ?? '');
  await expect(checkout(page).getByRole('button').first()).toBeVisible();
});

test('a guest who chooses a plan and signs up instead comes back to its checkout after onboarding', async ({ page }) => {
  await page.goto('/pricing');
  await page.getByRole('button', { name: 'Choose Platinum Plan' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign up' }).click();
  await page.getByRole('textbox', { name: 'Username' }).fill('newcomer');
  await page.getByRole('textbox', { name: 'Email' }).fill(`learner-${randomUUID()}@example.org`);
  await page.locator('input[autocomplete="new-password"]').first().fill(PASSWORD);
  await page.locator('input[autocomplete="new-password"]').last().fill(PASSWORD);
  await agreeInForm(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Sign up', exact: true }).click();
  await expect(page).toHaveURL('/onboarding');
  const returnTo = await page.evaluate(() => history.state.usr.returnTo as string);
  await page.goto(returnTo);
  await expect(checkout(page).getByRole('button', { name: 'Pay', exact: true })).toBeEnabled();
  await expect(page).toHaveURL('/pricing');
  await checkout(page).getByRole('button', { name: 'Pay', exact: true }).press('Escape');
  await expect(page.getByText('The checkout was closed. Nothing was charged.')).toBeVisible();
});

test('staff find a payment by its learner, read its timeline and give it back', async ({ page, browser }) => {
  const email = await signUp(page);
  await page.goto('/pricing');
  await page.getByRole('button', { name: 'Choose Platinum Plan' }).click();
  await checkout(page).getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page).toHaveURL('/subscription/success');

  const desk = await browser.newPage();
  await signedInAs(desk, 'staff');
  await desk.goto(`/admin/payments?q=${encodeURIComponent(email)}`);
  await desk
    .getByRole('row', { name: /Platinum Plan, monthly/ })
    .getByRole('link')
    .click();
  const timeline = desk.getByRole('list', { name: 'Timeline' });
  await expect(timeline.getByText('checkout signed')).toBeVisible();
  await desk.getByRole('button', { name: 'Refund' }).click();
  await desk.getByRole('textbox', { name: 'Reason' }).fill('Bought by mistake');
  await desk.getByRole('button', { name: 'Refund $9' }).click();
  await expect(desk.getByText('$9 refunded')).toBeVisible();
  await expect(timeline.getByText('refund: Bought by mistake')).toBeVisible();
  await desk.close();

  await page.goto('/account-details/orders');
  await expect(page.getByRole('row', { name: /Refunded.*\$9 refunded/ })).toBeVisible();
});

test('a forgotten password is asked for from the log-in, and set by the mailed link; a link without a token leads home', async ({
  page,
}) => {
  const { email } = await newLearner(page);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Email sent successfully')).toBeVisible();
  await page.getByRole('link', { name: 'Back to log in' }).click();
  await expect(page).toHaveURL('/login');

  await page.goto(await linkMailedTo(page, email, 'Choose a new password'));
  const fields = page.locator('input[autocomplete="new-password"]');
  for (const field of [fields.first(), fields.last()]) await field.fill(PASSWORD);
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page).toHaveURL('/login');
  await fillLogIn(page, email, PASSWORD);
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();

  await page.goto('/reset-password');
  await expect(page).toHaveURL('/math-questions');
});

test('a learner names this device, and signs out everywhere', async ({ page }) => {
  await signUp(page);
  await page.goto('/account-details/devices');
  await page.getByRole('button', { name: /^Name / }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('My desk');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'My desk' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByRole('button', { name: 'Login/Register' })).toBeVisible();
});

test('an account is deleted with its password, and kept by logging in again', async ({ page }) => {
  const email = await signUp(page);
  await page.goto('/account-details');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.locator('input[autocomplete="current-password"]').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByText(/Your account will be deleted on/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Login/Register' })).toBeVisible();
  await page.goto('/login');
  await fillLogIn(page, email, PASSWORD);
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
});
