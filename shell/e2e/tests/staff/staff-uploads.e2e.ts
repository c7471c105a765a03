import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { signedInAsNewLearner } from '../../preparation/learner-account.ts';
import { signedInAsNewTeacher } from '../../preparation/teacher-account.ts';

const HEAD = ['id', 'subject', 'topic', 'difficulty', 'level', 'marks', 'calculator_allowed', 'text', 'solution'];
const row = (id: string, marks: string) =>
  [id, 'math-aa-sl', 'functions', 'easy', 'SL', marks, 'no', `Find twice ${marks} for ${id}. [2]`, 'It is doubled.'].join(',');
const choose = (page: Page, name: string, contents: string) =>
  page
    .getByRole('region', { name: 'Table or question file' })
    .locator('input[type="file"]')
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(contents) });
const upload = (page: Page, name: string) => page.getByRole('region', { name: `Upload ${name}` });

test('a teacher tries a table, sees its fault by row and column, stores the good rows, takes the rest along, and takes it all back', async ({
  page,
}) => {
  await signedInAsNewTeacher(page);
  const key = `e2e-${randomUUID().slice(0, 8)}`;
  const name = `${key}.csv`;
  await page.goto('/admin/upload_questions');
  await choose(page, name, [HEAD.join(','), row(`${key}-1`, '2'), row(`${key}-2`, 'two'), row(`${key}-3`, '2')].join('\n'));
  await page.getByRole('button', { name: 'Check' }).click();

  const tried = upload(page, name);
  await expect(tried.getByText(/^CSV\. 2 would be new/)).toBeVisible();
  const fault = tried.getByRole('table').getByRole('row').nth(1);
  await expect(fault.getByRole('cell').first()).toHaveText('3');
  await expect(fault).toContainText('marks');
  const saved = page.waitForEvent('download');
  await tried.getByRole('button', { name: 'Rows to correct' }).click();
  const rest = await readFile(await (await saved).path(), 'utf8');
  expect(rest).toContain(`${key}-2`);
  expect(rest).not.toContain(`${key}-1`);

  await tried.getByRole('button', { name: 'Import 2 valid rows' }).click();
  const stored = upload(page, name);
  await expect(stored.getByText('Stored in part')).toBeVisible();
  await page.goto(`/admin/questions?q=${key}`);
  await expect(page.getByText(/of 2 questions/)).toBeVisible();

  await page.goBack();
  await stored.getByRole('button', { name: 'Take it back' }).click();
  const dialog = page.getByRole('dialog', { name: 'Take this upload back?' });
  await dialog.getByRole('textbox', { name: /Reason/ }).fill('Only tried');
  await dialog.getByRole('button', { name: 'Take it back' }).click();
  await expect(stored.getByText('Taken back', { exact: true })).toBeVisible();
  await page.goto(`/admin/questions?q=${key}`);
  await expect(page.getByRole('heading', { name: /No questions/ })).toBeVisible();
});

test('a teacher says which topic each category of a foreign file is', async ({ page }) => {
  await signedInAsNewTeacher(page);
  const key = `e2e-${randomUUID().slice(0, 8)}`;
  const name = `${key}.xml`;
  const question = `<question type="numerical"><name><text>${key}</text></name><questiontext format="html"><text>Twice two, ${key}?</text></questiontext>
    <idnumber>${key}</idnumber><defaultgrade>2</defaultgrade><answer fraction="100"><text>4</text></answer></question>`;
  const category = '<question type="category"><category><text>$course$/top/Term one/Odds and ends</text></category></question>';
  await page.goto('/admin/upload_questions');
  await choose(page, name, `<?xml version="1.0"?><quiz>${category}${question}</quiz>`);
  await page.getByText('For questions that do not say where they belong').click();
  await page.getByLabel('Difficulty').selectOption('Easy');
  await page.getByLabel('Level').selectOption('SL');
  await page.getByLabel('Calculator').selectOption('Not allowed');
  await page.getByRole('button', { name: 'Check' }).click();

  const tried = upload(page, name);
  await expect(tried.getByText('1 category of 1 has no topic yet.', { exact: false })).toBeVisible();
  await tried.getByLabel('Subject of the topics').selectOption('math-aa-sl');
  const topic = tried.getByRole('combobox', { name: 'Topic of Term one / Odds and ends' });
  await topic.fill('functions');
  await page
    .getByRole('option', { name: /Functions/ })
    .first()
    .click();
  await tried.getByRole('button', { name: 'Check again with these choices' }).click();
  await expect(tried.getByText('Every category has its topic.', { exact: false })).toBeVisible();
  await expect(tried.getByRole('button', { name: 'Import now' })).toBeEnabled();
});

test('learners and guests upload nothing', async ({ page, request }) => {
  const multipart = { file: { name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from('id') } };
  expect((await request.post('/api/admin/uploads/questions', { multipart })).status()).toBe(401);
  await signedInAsNewLearner(page);
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('auth-store') ?? '{}').state.token as string);
  const headers = { authorization: `Bearer ${token}` };
  expect((await request.post('/api/admin/uploads/questions', { multipart, headers })).status()).toBe(403);
});
