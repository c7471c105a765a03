import { signedInAs } from '../../preparation/demo-accounts.ts';
import { call, questionAt } from '../../preparation/learner-account.ts';
import { expect, test } from '../../test.ts';

test('staff edit a question, see it set, save, and take the edit back', { tag: '@main' }, async ({ page }) => {
  await signedInAs(page, 'staff');
  const answer = await page.request.get('/api/questions?subject=chemistry-hl&sortBy=question_number&sortOrder=desc&pageSize=10');
  const [question] = (await answer.json()).questions;
  await page.goto(`/admin/questions/edit?id=${question.id}`);
  const text = page.getByRole('textbox', { name: 'Question text' });
  const before = await text.inputValue();
  const added = `Give reasons, case ${Date.now()}.`;
  await text.fill(`${before}\n\n${added} $\\sqrt{2}$`);
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByText(added)).toBeVisible();
  await expect(preview.locator('.sqrt').last()).toBeVisible();

  await expect(page.getByText('Unsaved changes, kept on this device.')).toBeVisible();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Changes saved successfully!')).toBeVisible();

  await page.getByRole('button', { name: 'Versions' }).click();
  const drawer = page.getByRole('dialog', { name: 'Versions' });
  await drawer.getByRole('button', { name: 'Show changes' }).first().click();
  await expect(drawer.locator('ins').filter({ hasText: added })).toBeVisible();
  await drawer.getByRole('button', { name: 'Restore this version' }).first().click();
  await page.getByRole('button', { name: 'Take back', exact: true }).click();
  await expect(page.getByText(/^Version \d+ is back\.$/)).toBeVisible();
  await expect(text).toHaveValue(before);
});

test('staff add an image, and a second editor at the same time is warned and loses nothing', async ({ page, browser }) => {
  await signedInAs(page, 'staff');
  const { id } = await questionAt(page, 'subject=physics-hl&sortBy=question_number&sortOrder=desc', 1);
  const { question: before } = (await call(page, 'GET', `/admin/questions/${id}`)) as { question: { version: number } };
  const second = await (await browser.newContext()).newPage();
  await signedInAs(second, 'staff');
  for (const editor of [page, second]) await editor.goto(`/admin/questions/edit?id=${id}`);
  const text = second.getByRole('textbox', { name: 'Question text' });
  const added = `Give a reason, case ${Date.now()}.`;
  await text.fill(`${await text.inputValue()}\n\n${added}`);

  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 120, height: 80 } });
  const images = page.getByRole('group', { name: 'Question images' });
  const count = await images.getByRole('listitem').count();
  await page.getByLabel('Add files: Question images').setInputFiles({ name: 'diagram.png', mimeType: 'image/png', buffer });
  await page.getByRole('textbox', { name: `Description of image ${count + 1}` }).fill('A diagram');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Changes saved successfully!')).toBeVisible();

  await second.getByRole('button', { name: 'Save changes' }).click();
  const told = second.getByRole('dialog', { name: 'This question was saved in another window' });
  await expect(told.getByText('Your changes and theirs do not touch each other.')).toBeVisible();
  await told.getByRole('button', { name: 'Merge' }).click();
  await second.getByRole('button', { name: 'Save changes' }).click();
  await expect(second.getByText('Changes saved successfully!')).toBeVisible();
  await second.reload();
  await expect(text).toHaveValue(new RegExp(added));
  await expect(second.getByRole('img', { name: 'A diagram' }).first()).toBeVisible();

  const path = `/admin/questions/${id}/versions/${before.version}/restore`;
  await call(page, 'POST', path, { version: before.version + 2 });
});
