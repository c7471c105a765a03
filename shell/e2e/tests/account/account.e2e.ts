import { expect, test } from '@playwright/test';
import { signedInAs } from '../../preparation/demo-accounts.ts';
import { signedInAsNewLearner } from '../../preparation/learner-account.ts';

test('a learner edits the profile; the avatar and the page follow', async ({ page }) => {
  await signedInAs(page, 'newcomer');
  await page.goto('/');
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Account details' }).click();
  await page.getByRole('button', { name: 'Edit Details' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Details' });
  await dialog.getByRole('textbox', { name: 'Mobile No.' }).fill('12');
  await dialog.getByRole('button', { name: 'Save Details' }).click();
  await expect(dialog.getByText('Please enter a valid contact number including the country code.')).toBeVisible();

  await dialog.getByRole('textbox', { name: 'Mobile No.' }).fill('+47 22 33 44 55');
  await dialog.getByRole('textbox', { name: 'Full Name' }).fill('Renamed Newcomer');
  await dialog.getByRole('button', { name: 'Save Details' }).click();
  await expect(page.getByText('Updated profile successfully')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Renamed Newcomer' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('+47 22 33 44 55')).toBeVisible();
});

test('a passkey is added, signs in alone, and is removed', async ({ page }) => {
  const { password } = await signedInAsNewLearner(page);
  // A device with a passkey of its own would answer before the button is pressed.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
  });

  await page.goto('/account-details/security');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const adding = page.getByRole('dialog', { name: 'Add a passkey' });
  await adding.getByRole('textbox', { name: 'Name' }).fill('My laptop');
  await adding.locator('input[autocomplete="current-password"]').fill(password);
  await adding.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('You can sign in with My laptop now')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'My laptop' })).toBeVisible();

  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('button', { name: 'Login/Register' })).toBeVisible();
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();

  await page.goto('/account-details/security');
  await expect(page.getByText(/last used on/)).toBeVisible();
  await page.getByRole('button', { name: 'Remove My laptop' }).click();
  const removing = page.getByRole('dialog', { name: 'Remove My laptop?' });
  await removing.locator('input[autocomplete="current-password"]').fill(password);
  await removing.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('My laptop no longer signs in to your account')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'My laptop' })).toHaveCount(0);
});
