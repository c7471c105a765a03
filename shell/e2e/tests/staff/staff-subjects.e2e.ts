import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { call } from '../../preparation/learner-account.ts';
import { signedInAsNewTeacher } from '../../preparation/teacher-account.ts';

test('a teacher adds a subject, renames it beside a colleague, writes a topic of it, opens both by their addresses, and takes them away again', async ({
  page,
}) => {
  await signedInAsNewTeacher(page);
  const slug = `e2e-${randomUUID().slice(0, 8)}`;
  await page.goto('/admin/subjects/new');
  const name = page.getByRole('textbox', { name: 'Name' });
  const address = page.getByRole('textbox', { name: 'Slug' });
  await name.fill(`Subject ${slug}`);
  await expect(address).toHaveValue(`subject-${slug}`);
  await address.fill(slug);
  await page.getByRole('button', { name: 'Add the subject' }).click();
  await expect(page).toHaveURL((to) => to.pathname === '/admin/topics' && to.searchParams.get('subject') === slug);

  await page.goto('/admin/subjects');
  await page.getByRole('link', { name: `Edit Subject ${slug}` }).click();
  await expect(name).toHaveValue(`Subject ${slug}`);
  await name.fill(`Renamed ${slug}`);
  await expect(page.getByText('Unsaved changes, kept on this device.')).toBeVisible();
  const id = Number(new URL(page.url()).searchParams.get('id'));
  const { subject } = (await call(page, 'GET', `/admin/subjects/${id}`)) as { subject: { version: string } };
  const theirs = { subject_name: `Theirs ${slug}`, slug, audience: 'staff', version: subject.version };
  await call(page, 'PUT', `/admin/subjects/${id}`, theirs);
  await page.getByRole('button', { name: 'Save' }).click();
  const conflict = page.getByRole('dialog', { name: 'A colleague has saved this subject' });
  await conflict.getByRole('button', { name: 'Take theirs' }).click();
  await page.getByRole('alertdialog', { name: 'Drop your changes?' }).getByRole('button', { name: 'Take theirs' }).click();
  await expect(name).toHaveValue(`Theirs ${slug}`);
  await address.fill(`${slug}-b`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`${slug} lead here as well`, { exact: false })).toBeVisible();

  await page.goto(`/admin/topics/new?subject=${slug}-b`);
  await name.fill('Vectors');
  const syllabus = page.getByRole('textbox', { name: 'Syllabus and formulae' });
  await syllabus.fill('The length is $\\sqrt{a^2 + b^2}$.');
  await expect(page.locator('.katex .sqrt').first()).toBeVisible();
  await page.getByRole('button', { name: 'Add the topic' }).click();
  await expect(page).toHaveURL((to) => to.pathname === '/admin/topics/edit' && to.searchParams.has('id'));
  await expect(page.getByRole('heading', { level: 1, name: '1 Vectors' })).toBeVisible();
  await name.fill('Vectors in space');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '1 Vectors in space' })).toBeVisible();

  // By then only staff see it; its pages are rendered for guests.
  const topicPage = page.url();
  await page.goto(`/math-questions?subject=${slug}-b`);
  await expect(page.getByRole('link', { name: `Theirs ${slug}` })).toHaveAttribute('aria-current', 'page');
  await page.goto(`/math-questions/syllabus?subject=${slug}-b&topic=vectors`);
  await expect(page.getByRole('heading', { level: 1, name: 'Vectors in space' })).toBeVisible();
  await expect(page).toHaveURL(`/math-questions/syllabus?subject=${slug}-b&topic=vectors`);
  await page.goto(topicPage);

  await page.getByRole('button', { name: 'Delete the topic' }).click();
  await page.getByRole('dialog', { name: 'Delete 1 Vectors in space?' }).getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/admin\/topics\?subject=/);
  await page.goto(`/admin/subjects/edit?id=${id}`);
  await page.getByRole('button', { name: 'Delete the subject' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/admin\/subjects$/);
  await expect(page.getByText(`Theirs ${slug}`)).toHaveCount(0);
});
