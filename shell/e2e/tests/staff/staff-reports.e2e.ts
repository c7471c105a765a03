import { expect, test } from '@playwright/test';
import { signedInAs } from '../../preparation/demo-accounts.ts';
import { call, questionAt, signedInAsNewLearner } from '../../preparation/learner-account.ts';

test('staff close what a learner has reported, with what they found', async ({ page, browser }) => {
  const description = `The axis of the graph has no unit. ${Date.now()}`;
  await signedInAsNewLearner(page);
  const { id } = await questionAt(page, 'subject=physics-hl', 2);
  await call(page, 'POST', '/report', { type: 'Incorrect/Inaccurate Information', description, questionId: id });

  const staff = await (await browser.newContext()).newPage();
  await signedInAs(staff, 'staff');
  await staff.goto(`/admin/reported-questions?q=${encodeURIComponent(description)}`);
  const card = staff.getByRole('article').filter({ hasText: description });
  await card.getByRole('button', { name: 'Close report' }).click();
  const dialog = staff.getByRole('dialog', { name: 'Close this report' });
  await dialog.getByRole('button', { name: 'Close report' }).click();
  await expect(dialog.getByText('Please choose what you found')).toBeVisible();
  await dialog.getByRole('radio', { name: /^Fixed/ }).click();
  await dialog.getByRole('button', { name: 'Close report' }).click();
  await expect(card).toHaveCount(0);
  await staff.getByRole('radiogroup', { name: 'Which reports' }).getByText('Closed').click();
  await expect(card.getByText('Fixed', { exact: true })).toBeVisible();
});
