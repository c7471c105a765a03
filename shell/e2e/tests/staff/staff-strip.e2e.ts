import { expect, test } from '@playwright/test';
import { signedInAs } from '../../preparation/demo-accounts.ts';
import { call, questionAt } from '../../preparation/learner-account.ts';

test('staff order, hide and show a question, delete it and take that back; others follow', async ({ page, browser }) => {
  await signedInAs(page, 'staff');
  const { id, address } = await questionAt(page, 'subject=physics-hl&sortBy=question_number&sortOrder=desc', 0);
  await page.goto(address);
  const strip = page.getByRole('group', { name: 'Staff' });
  const priority = strip.getByRole('textbox', { name: 'Priority' });
  const before = await priority.inputValue();
  await priority.fill('first');
  await priority.press('Enter');
  await expect(strip.getByText('Enter a valid number')).toBeVisible();
  await priority.fill(String(Number(before) + 1));
  await priority.press('Enter');
  await expect(page.getByText('Updated priority successfully')).toBeVisible();
  await call(page, 'PUT', `/questions/${id}`, { priority: Number(before) });

  const other = await (await browser.newContext()).newPage();
  await strip.getByRole('switch', { name: 'Visible' }).click();
  await expect(page.getByText('Question Hidden from Users')).toBeVisible();
  await other.goto(address);
  await expect(other.getByRole('heading', { level: 1, name: 'We couldn’t find this question' })).toBeVisible();
  await strip.getByRole('switch', { name: 'Visible' }).click();
  await expect(page.getByText('Question Visible to Users')).toBeVisible();

  await strip.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog', { name: 'Delete this question?' }).getByRole('button', { name: 'Delete question' }).click();
  await expect(page.getByText('Question deleted', { exact: true })).toBeVisible();
  await other.reload();
  await expect(other.getByRole('heading', { level: 1, name: 'We couldn’t find this question' })).toBeVisible();
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByText(/^This question was deleted on/)).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByText('The question is back in the bank.')).toBeVisible();

  await signedInAs(other, 'learner');
  await other.goto(address);
  await expect(other.getByRole('heading', { level: 1, name: /^Question/ })).toBeVisible();
  await expect(other.getByRole('group', { name: 'Staff' })).toHaveCount(0);
});
