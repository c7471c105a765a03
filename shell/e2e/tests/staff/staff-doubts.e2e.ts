import { expect, test } from '@playwright/test';
import { signedInAs } from '../../preparation/demo-accounts.ts';

test('staff answer a doubt, and the learner reads the reply', async ({ page, browser }) => {
  const doubt = `Why is the sign turned round here? ${Date.now()}`;
  const reply = `Because both sides were divided by a negative number. ${Date.now()}`;
  await signedInAs(page, 'learner');
  await page.evaluate(async (queries) => {
    const { state } = JSON.parse(localStorage.getItem('auth-store') ?? '{}');
    const { questions } = await (await fetch('/api/questions?subject=chemistry-hl&pageSize=2')).json();
    const headers = { authorization: `Bearer ${state.token}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ question_id: questions[0].id, queries });
    await fetch('/api/doubts', { method: 'POST', headers, body });
  }, doubt);

  const staff = await (await browser.newContext()).newPage();
  await signedInAs(staff, 'staff');
  await staff.goto('/admin/user-doubts');
  await staff.getByRole('searchbox', { name: 'Text or learner' }).fill(doubt);
  await staff.keyboard.press('Enter');
  const thread = staff.getByRole('article').filter({ hasText: doubt });
  await thread.getByRole('button', { name: 'Reply' }).click();
  await thread.getByRole('textbox', { name: 'Your reply' }).fill(reply);
  await thread.getByRole('button', { name: 'Send reply' }).click();
  await expect(staff.getByText(/^Reply sent\. .+ gets a mail\.$/)).toBeVisible();
  await staff.getByRole('radiogroup', { name: 'Which doubts' }).getByText('Answered').click();
  await expect(thread.getByText(reply)).toBeVisible();

  await page.goto('/my-doubts');
  await expect(page.getByRole('row').filter({ hasText: doubt })).toContainText('replied');
  await page.getByRole('button', { name: doubt }).click();
  await expect(page.getByRole('list', { name: 'Conversation' }).getByText(reply)).toBeVisible();
});
