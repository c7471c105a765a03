import { expect, test } from '@playwright/test';
import { signedInAs } from '../../preparation/demo-accounts.ts';

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
