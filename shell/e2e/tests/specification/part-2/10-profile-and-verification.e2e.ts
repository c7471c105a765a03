import { expect } from '@playwright/test';
import { test } from '../../../preparation/caller.ts';
import { storeSession } from '../../../preparation/demo-accounts.ts';

/** Part 2, "Profile, onboarding and verification details"; states are tested in part 1, section 4. */

test('Profile card: avatar with the first letter of the username or full name, the name, email, phone if present, a Verify Email button with an alert badge when unverified', async ({
  learner,
  page,
}) => {
  await learner.call('PUT', '/api/user', { full_name: 'Élodie Learner', email: learner.email, phone: '+47 22 33 44 55' });
  await storeSession(page, learner.session);
  await page.goto('/account-details/profile-details');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Élodie Learner' })).toBeVisible();
  await expect(main.getByRole('img', { name: /^Élodie Learner/ })).toHaveText('É');
  await expect(main.getByText(learner.email, { exact: true })).toBeVisible();
  await expect(main.getByText('+47 22 33 44 55', { exact: true })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Verify Email' })).toContainText('!');

  await test.step('Edit Details dialog: fields Full Name, Email, Mobile No. (numeric input), buttons Cancel and Save Details', async () => {
    await page.getByRole('button', { name: 'Edit Details' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Details' });
    for (const name of ['Full Name', 'Email', 'Mobile No.']) await expect(dialog.getByRole('textbox', { name })).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Mobile No.' })).toHaveAttribute('inputmode', /tel|numeric/);
    await expect(dialog.getByRole('button', { name: 'Save Details' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
  });
  await test.step('A Logout button on small screens only; logout clears the session and goes to /', async () => {
    const logout = main.getByRole('button', { name: 'Logout' });
    await expect(logout).toBeHidden();
    await page.setViewportSize({ width: 390, height: 800 });
    await logout.click();
    await expect(page).toHaveURL('/math-questions');
    const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('auth-store') ?? '{}').state);
    expect(stored).toMatchObject({ token: null, user: null });
  });
});
