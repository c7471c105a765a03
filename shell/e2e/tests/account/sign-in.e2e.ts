import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { agreeInForm } from '../../preparation/agreement.ts';
import { fillLogIn, logInAs } from '../../preparation/demo-accounts.ts';
import { expect, test } from '../../test.ts';

const newAddress = () => `learner-${randomUUID()}@example.org`;

async function fillSignUp(
  page: Page,
  { email, password, confirmation = password }: { email: string; password: string; confirmation?: string },
) {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  const [first, second] = [
    page.locator('input[autocomplete="new-password"]').first(),
    page.locator('input[autocomplete="new-password"]').last(),
  ];
  await first.fill(password);
  await second.fill(confirmation);
  await agreeInForm(page);
}

test('signing up by the modal leads to onboarding, then to the verification, and back to where it began', {
  tag: '@main',
}, async ({ page }) => {
  await page.goto('/math-questions?subject=math-ai-sl&topic=functions');
  await page.getByRole('button', { name: 'Login/Register' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign up' }).click();
  await page.getByRole('textbox', { name: 'Username' }).fill('newcomer');
  await fillSignUp(page, { email: newAddress(), password: 'a-good-one!' });
  await page.getByRole('dialog').getByRole('button', { name: 'Sign up', exact: true }).click();

  await expect(page).toHaveURL('/onboarding');
  await page.getByRole('button', { name: 'Get Started' }).click();
  await page.getByRole('radio', { name: 'First year' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.reload();
  await page.getByRole('radio', { name: 'Maths AI SL' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('combobox', { name: 'Country' }).selectOption({ label: 'Norway (+47)' });
  await page.getByRole('textbox', { name: 'School' }).fill('A school');
  await page.getByRole('textbox', { name: 'Phone' }).press('End');
  await page.getByRole('textbox', { name: 'Phone' }).pressSequentially(' 22 33 44 55');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL('/verify-user');
  await expect(page.getByRole('heading', { name: 'Almost There' })).toBeVisible();
  await page.getByRole('link', { name: 'Verify later' }).click();
  await expect(page).toHaveURL('/math-questions?subject=math-ai-sl&topic=functions');
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
});

test('the sign-up form says what stops it, advises on the rest, and tells of a taken address', async ({ page }) => {
  await page.goto('/sign-up');
  await page.getByRole('textbox', { name: 'Name' }).fill('newcomer');
  await fillSignUp(page, { email: 'nobody@', password: '12345' });
  await expect(page.getByText('Invalid mail id')).toBeVisible();
  await expect(page.getByText('Must be at least 8 characters')).toBeVisible();

  await fillSignUp(page, { email: newAddress(), password: '12345' });
  await page.getByRole('button', { name: 'Sign up', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('Password should be at least 6 characters long');

  await fillSignUp(page, { email: newAddress(), password: '123456', confirmation: '1234567' });
  await page.getByRole('button', { name: 'Sign up', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText("Passwords don't match!");

  await fillSignUp(page, { email: 'demo.learner@example.com', password: '123456' });
  await page.getByRole('button', { name: 'Sign up', exact: true }).click();
  await expect(page.getByRole('alert')).not.toHaveText("Passwords don't match!");
  await expect(page).toHaveURL('/sign-up');
});

test('logging in on the page goes back one step; a wrong password stands under the address until something is typed', async ({
  page,
}) => {
  await page.goto('/blogs');
  await page.goto('/login');
  await fillLogIn(page, 'demo.learner@example.com', 'not-the-one');
  const email = page.getByRole('textbox', { name: 'Email' });
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await email.press('End');
  await email.pressSequentially('x');
  await expect(email).not.toHaveAttribute('aria-invalid', 'true');

  await fillLogIn(page, 'demo.learner@example.com', 'learn-2026!');
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  await expect(page).toHaveURL('/math-questions');
});

test('signing out clears the session in every tab', { tag: '@main' }, async ({ page, context }) => {
  await logInAs(page, 'learner');
  const other = await context.newPage();
  await other.goto('/account-details');
  await expect(other.getByRole('heading', { name: 'Demo Learner' })).toBeVisible();

  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/math-questions');
  await expect(page.getByRole('button', { name: 'Login/Register' })).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('auth-store') ?? '{}').state?.token ?? null)).toBeNull();
});

test('a guest on a signed-in page can log in there, and the same address opens', async ({ page }) => {
  await page.goto('/account-details');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await fillLogIn(page, 'demo.learner@example.com', 'learn-2026!');
  await expect(page.getByRole('heading', { level: 1, name: 'Account details' })).toBeVisible();
  await expect(page).toHaveURL('/account-details');
});

test('a corrupt session in storage counts as signed out, and the page works', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('auth-store', '{"state":{"token":7,"user":"?"'));
  await page.goto('/math-questions');
  await expect(page.getByRole('heading', { level: 1, name: 'IBDP Question Bank' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Login/Register' })).toBeVisible();
});

test('a session that the server no longer knows is ended, and the learner told', async ({ page }) => {
  await logInAs(page, 'learner');
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('auth-store') ?? '{}');
    stored.state.token = 'a-token-that-never-was';
    localStorage.setItem('auth-store', JSON.stringify(stored));
  });
  await page.goto('/math-questions');
  await expect(page.getByText('You have been signed out. Log in again to continue.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Login/Register' })).toBeVisible();
});

test('the third party signs a new user up, leads to onboarding, and logs them in the next time', async ({ page }) => {
  const email = newAddress();
  const byThirdParty = async () => {
    await page.goto('/math-questions?subject=math-ai-sl&topic=functions');
    await page.getByRole('button', { name: 'Login/Register' }).click();
    const opening = page.waitForEvent('popup');
    await page.getByRole('dialog').getByRole('button', { name: 'Continue with Google (sandbox)' }).click();
    const popup = await opening;
    await popup.getByRole('textbox', { name: 'Email' }).fill(email);
    await popup.getByRole('button', { name: 'Continue' }).click();
  };
  await byThirdParty();
  await expect(page).toHaveURL('/onboarding');
  await expect(page.getByRole('heading', { name: 'Welcome, Sandbox Learner' })).toBeVisible();
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Login/Register' })).toBeVisible();

  await byThirdParty();
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/math-questions?subject=math-ai-sl&topic=functions');
});
