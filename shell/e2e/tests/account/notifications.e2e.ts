import { expect, test } from '@playwright/test';
import { signedInAs } from '../../preparation/demo-accounts.ts';
import { call, questionAt, signedInAsNewLearner } from '../../preparation/learner-account.ts';

test('a teacher answers a doubt: the learner’s bell says so in every tab, and leads to the reply', async ({ page, browser }) => {
  await signedInAsNewLearner(page);
  const { id } = await questionAt(page, 'subject=physics-hl', 0);
  const { doubt } = (await call(page, 'POST', '/doubts', { question_id: id, queries: 'Why?' })) as { doubt: { id: number } };
  const staff = await (await browser.newContext()).newPage();
  await signedInAs(staff, 'staff');
  await call(staff, 'POST', `/doubts/${doubt.id}/replies`, { queries: 'Because energy is conserved.' });
  await staff.context().close();

  await page.goto('/saved-questions');
  const otherTab = await page.context().newPage();
  await otherTab.goto('/saved-questions');
  const unread = { name: 'Notifications, 1 unread' };
  await expect(otherTab.getByRole('button', unread)).toBeVisible();

  await page.bringToFront();
  await page.getByRole('button', unread).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await expect(panel.getByRole('button', { name: 'Mark all read' })).toBeVisible();
  await panel.getByRole('link', { name: /^Unread: Your doubt on .+ has a reply/ }).click();
  await expect(page).toHaveURL(/\/my-doubts/);
  await expect(page.getByText('Because energy is conserved.')).toBeVisible();
  await expect(panel).toHaveCount(0);
  for (const tab of [page, otherTab]) await expect(tab.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
});
