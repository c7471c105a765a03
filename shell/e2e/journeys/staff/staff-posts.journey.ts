import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { call, signedInAsNewLearner } from '../../preparation/learner-account.ts';
import { signedInAsNewTeacher } from '../../preparation/teacher-account.ts';

/** Types into the editor, in place of what stands there. */
async function write(page: Page, text: string) {
  await page.getByRole('textbox', { name: 'Text', exact: true }).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}

/** As the field for a moment takes it, in the browser's zone. */
const tomorrow = (page: Page) =>
  page.evaluate(() => {
    const moment = new Date(Date.now() + 86_400_000);
    return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
  });

test('a teacher writes a post, schedules it, publishes it, goes back to what it said before; a guest reads each in its turn', async ({
  page,
  request,
}) => {
  await signedInAsNewTeacher(page);
  const slug = `journey-${randomUUID().slice(0, 8)}`;
  const seen = async () => (await request.get(`/blogs/${slug}`)).status();
  await page.goto('/admin/blog-posts/new');
  await page.getByRole('textbox', { name: 'Title' }).fill(`On ${slug}`);
  await page.getByRole('textbox', { name: 'Address' }).fill(slug);
  await write(page, 'The **first** words about $x^2$.');
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.locator('strong', { hasText: 'first' })).toBeVisible();
  await expect(preview.locator('.katex').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Excerpt' }).fill('A post of a journey.');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('All is saved.')).toBeVisible();
  expect(await seen()).toBe(404);

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish this post?' });
  await dialog.getByRole('radio', { name: 'From a moment on' }).check();
  await dialog.getByLabel(/^Date and time/).fill(await tomorrow(page));
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect(page.getByText('Scheduled', { exact: true })).toBeVisible();
  expect(await seen()).toBe(404);

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await dialog.getByRole('radio', { name: 'At once' }).check();
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published', { exact: true })).toBeVisible();
  await expect.poll(seen).toBe(200);
  const text = async () => (await request.get(`/blogs/${slug}`)).text();
  expect(await text()).toContain('first');

  await write(page, 'The second words.');
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await page.getByRole('dialog', { name: 'Publish the changes?' }).getByRole('button', { name: 'Publish' }).click();
  await expect.poll(text).toContain('The second words.');

  await page.getByRole('button', { name: 'Versions' }).click();
  const versions = page.getByRole('dialog', { name: 'Versions' });
  await versions.getByRole('button', { name: 'Take back to this' }).last().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click();
  await expect(preview.locator('strong', { hasText: 'first' })).toBeVisible();
  expect(await text()).toContain('The second words.');
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await page.getByRole('dialog', { name: 'Publish the changes?' }).getByRole('button', { name: 'Publish' }).click();
  await expect.poll(text).not.toContain('The second words.');
  expect(await text()).toContain('first');

  // The list finds it, and a row opens by keys.
  await page.goto(`/admin/blog-posts?q=${slug}`);
  await expect(page.getByRole('link', { name: `On ${slug}` })).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/blog-posts\/edit\?id=\d+/);
  await page.getByRole('button', { name: 'More' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Withdraw' }).press('Enter');
  const withdraw = page.getByRole('dialog', { name: 'Withdraw this post?' });
  await withdraw.getByRole('textbox').fill('Only for a journey');
  await withdraw.getByRole('button', { name: 'Withdraw' }).click();
  await expect.poll(seen).toBe(404);
});

test('learners and guests neither list posts nor write any', async ({ page, request }) => {
  expect((await request.get('/api/admin/blog-posts')).status()).toBe(401);
  await signedInAsNewLearner(page);
  await expect(call(page, 'GET', '/admin/blog-posts')).rejects.toThrow('403');
  await expect(call(page, 'GET', '/admin/blog-posts/export')).rejects.toThrow('403');
});
