import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { call, signedInAsNewLearner } from '../../preparation/learner-account.ts';
import { signedInAsNewTeacher } from '../../preparation/teacher-account.ts';

/** Replaces the editor's text. */
async function write(page: Page, text: string) {
  await page.getByRole('textbox', { name: 'Text', exact: true }).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}

/** A moment in the future as its field takes it, in the browser's zone. */
const inDays = (page: Page, days: number) =>
  page.evaluate((count) => {
    const moment = new Date(Date.now() + count * 86_400_000);
    return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
  }, days);

test('a teacher writes a post, schedules it, publishes it, goes back to what it said before; a guest reads each in its turn', async ({
  page,
  request,
}) => {
  await signedInAsNewTeacher(page);
  const slug = `e2e-${randomUUID().slice(0, 8)}`;
  const seen = async () => (await request.get(`/blogs/${slug}`)).status();
  await page.goto('/admin/blog-posts/new');
  await page.getByRole('textbox', { name: 'Title' }).fill(`On ${slug}`);
  await page.getByRole('textbox', { name: 'Address' }).fill(slug);
  await write(page, 'The **first** words about $x^2$.');
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.locator('strong', { hasText: 'first' })).toBeVisible();
  await expect(preview.locator('.katex').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Excerpt' }).fill('A post of an e2e test.');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('All is saved.')).toBeVisible();
  expect(await seen()).toBe(404);

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish this post?' });
  await dialog.getByRole('radio', { name: 'Schedule' }).check();
  await dialog.getByLabel(/^Date and time/).fill(await inDays(page, 1));
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
  await versions.getByRole('button', { name: 'Restore this version' }).last().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click();
  await expect(preview.locator('strong', { hasText: 'first' })).toBeVisible();
  expect(await text()).toContain('The second words.');
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await page.getByRole('dialog', { name: 'Publish the changes?' }).getByRole('button', { name: 'Publish' }).click();
  await expect.poll(text).not.toContain('The second words.');
  expect(await text()).toContain('first');

  // The list finds it, and a row opens by keyboard.
  await page.goto(`/admin/blog-posts?q=${slug}`);
  await expect(page.getByRole('link', { name: `On ${slug}` })).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/blog-posts\/edit\?id=\d+/);
  await page.getByRole('button', { name: 'More' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Withdraw' }).press('Enter');
  const withdraw = page.getByRole('dialog', { name: 'Withdraw this post?' });
  await withdraw.getByRole('textbox').fill('Only for an e2e test');
  await withdraw.getByRole('button', { name: 'Withdraw' }).click();
  await expect.poll(seen).toBe(404);
});

test('a teacher schedules a change of a published post, moves it and cancels it; readers see the post as it was', async ({
  page,
  request,
}) => {
  await signedInAsNewTeacher(page);
  const slug = `e2e-${randomUUID().slice(0, 8)}`;
  const words = { title: `On ${slug}`, body: 'As it was.', excerpt: 'A post of an e2e test.', author: 'A teacher' };
  const content = { ...words, slug, language: 'en', search_description: '', topic_ids: [], cover: null };
  const post = (made: unknown) => (made as { post: { id: number; version: number } }).post;
  const { id, version } = post(await call(page, 'POST', '/admin/blog-posts', content));
  await call(page, 'POST', `/admin/blog-posts/${id}/publish`, { version, at: null });
  await page.goto(`/admin/blog-posts/edit?id=${id}`);
  await write(page, 'As it will be.');
  await page.getByRole('button', { name: 'Publish changes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish the changes?' });
  await dialog.getByRole('radio', { name: 'Schedule' }).check();
  await dialog.getByLabel(/^Date and time/).fill(await inDays(page, 1));
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  const told = page.getByText(/^This post changes for its readers on /);
  await expect(told).toBeVisible();
  const first = await told.textContent();

  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await expect(dialog.getByText(/^It takes the place of the change/)).toBeVisible();
  await dialog.getByLabel(/^Date and time/).fill(await inDays(page, 2));
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect(told).not.toHaveText(first ?? '');

  await page.getByRole('button', { name: 'Cancel it' }).click();
  const cancelling = page.getByRole('dialog', { name: 'Take the change off the schedule?' });
  await cancelling.getByLabel('Reason').fill('Only for an e2e test');
  await cancelling.getByRole('button', { name: 'Take off' }).click();
  await expect(told).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toContainText('As it will be.');
  const read = await (await request.get(`/blogs/${slug}`)).text();
  expect(read).toContain('As it was.');
  expect(read).not.toContain('As it will be.');

  // A post's former address redirects.
  const before = post(await call(page, 'GET', `/admin/blog-posts/${id}`));
  const renamed = { ...content, slug: `${slug}-renamed` };
  const saved = post(await call(page, 'PUT', `/admin/blog-posts/${id}`, { version: before.version, content: renamed }));
  await call(page, 'POST', `/admin/blog-posts/${id}/publish`, { version: saved.version, at: null });
  const former = async () => {
    const answer = await request.get(`/blogs/${slug}?from=mail`, { maxRedirects: 0 });
    return [answer.status(), answer.headers().location];
  };
  await expect.poll(former).toEqual([301, `/blogs/${slug}-renamed?from=mail`]);

  const stands = post(await call(page, 'GET', `/admin/blog-posts/${id}`));
  await call(page, 'POST', `/admin/blog-posts/${id}/withdraw`, { version: stands.version, reason: 'Only for an e2e test' });
});

test('learners and guests neither list posts nor write any', async ({ page, request }) => {
  expect((await request.get('/api/admin/blog-posts')).status()).toBe(401);
  await signedInAsNewLearner(page);
  await expect(call(page, 'GET', '/admin/blog-posts')).rejects.toThrow('403');
  await expect(call(page, 'GET', '/admin/blog-posts/export')).rejects.toThrow('403');
});
