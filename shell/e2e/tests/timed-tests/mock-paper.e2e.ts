import { expect, test } from '@playwright/test';
import { signedInAsNewLearner } from '../../preparation/learner-account.ts';
import { endTest } from '../../preparation/new-test.ts';

test('a learner draws a mock paper and takes it with the time of the account, and another takes the same by its code', async ({
  page,
  browser,
}) => {
  await signedInAsNewLearner(page);
  await page.goto('/account-details/profile-details');
  const kept = page.waitForResponse(
    (response) => response.url().endsWith('/time-settings') && response.request().method() === 'PUT',
  );
  await page.getByRole('radiogroup', { name: 'Extra time' }).getByText('+25%').click();
  await kept;

  await page.goto('/mock-papers?paper=physics-sl-1a');
  await page.getByRole('button', { name: 'Generate paper' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Physics SL, Paper 1A' })).toBeVisible();
  const code = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await expect(page.getByRole('radio', { name: /\+25%/ })).toBeChecked();
  await page.getByRole('button', { name: 'Start the paper' }).click();
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(page.getByText('+25%')).toBeVisible();
  const first = await page.getByRole('region', { name: /^Question 1 of/ }).innerText();
  await endTest(page);
  await expect(page).toHaveURL(/\/result$/);
  // Nothing was tried: all marks are shown, none obtained.
  const grade = page.getByRole('region', { name: 'Grade' });
  await expect(grade).toContainText('Our grade boundaries');
  await expect(grade.getByText('1', { exact: true }).first()).toBeVisible();

  const other = await browser.newPage();
  await signedInAsNewLearner(other);
  await other.goto('/mock-papers');
  await other.getByRole('textbox', { name: /Have a code/ }).fill(code.toUpperCase());
  await other.getByRole('button', { name: 'Open' }).click();
  await expect(other.getByRole('radio', { name: /Standard/ })).toBeChecked();
  await other.getByRole('button', { name: 'Start the paper' }).click();
  expect(await other.getByRole('region', { name: /^Question 1 of/ }).innerText()).toBe(first);
  await endTest(other);
  await other.close();
});
