import { signedInAs } from '../../preparation/demo-accounts.ts';
import { call as callAs } from '../../preparation/learner-account.ts';
import { payForSheet } from '../../preparation/paid-sheet.ts';
import { signedInAsNewTeacher } from '../../preparation/teacher-account.ts';
import { expect, test } from '../../test.ts';

test('a teacher claims a sheet, marks it with stamps and keys, and returns it; the learner gets the report', {
  tag: '@main',
}, async ({ page, request }) => {
  const { slug, learner, call } = await payForSheet(request);
  await signedInAs(page, 'staff');
  await page.goto(`/admin/grade-tests?q=${encodeURIComponent(learner)}`);
  await page.getByRole('button', { name: `Claim ${learner}` }).click();
  // The address keeps the queue, for the way to the next sheet.
  await expect(page).toHaveURL((address) => address.pathname === `/admin/grade-tests/${slug}`);
  await expect(page.getByRole('heading', { level: 1, name: learner })).toBeVisible();

  // The PDF has rendered.
  const sheet = page.getByRole('region', { name: 'Page 1 of 2' });
  await expect(sheet.locator('canvas')).toBeVisible();
  // The desk scrolls in its panes, so no space is reserved for a page scrollbar.
  await expect(page.locator('html')).toHaveCSS('scrollbar-gutter', 'auto');
  const marks = page.getByRole('textbox', { name: 'Marks for question 1' });
  await page.getByRole('button', { name: 'Mark (M)' }).click();
  await sheet.getByRole('application').click({ position: { x: 200, y: 150 } });
  await expect(marks).toHaveValue(/^[12]$/);
  const given = await marks.inputValue();
  await page.keyboard.press('t');
  await sheet.getByRole('application').click({ position: { x: 260, y: 220 } });
  const saving = page.getByRole('status', { name: 'Saving' });
  await expect(saving).toHaveText(/^Saved \d\d:\d\d:\d\d$/);

  await page.reload();
  await expect(marks).toHaveValue(given);
  await expect(sheet.locator('[data-annotation]')).toHaveCount(2);
  // The other questions by keys: no marks for each, then the next.
  await page.keyboard.press('u');
  for (let question = 2; question <= 5; question += 1) {
    await expect(page.getByRole('heading', { name: `Question ${question}` })).toBeVisible();
    await page.keyboard.press('0');
    await page.keyboard.press(']');
  }
  await expect(page.getByRole('status', { name: 'Sum so far' })).toContainText('5 of 5 marked');
  await page.keyboard.press('Control+Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Finish and return' }).click();
  await expect(page.getByRole('dialog', { name: 'Returned' })).toBeVisible();

  const report = () => call<{ url: string }>('GET', `/api/test/${slug}/download-answer?fileType=ADMIN_FILE`);
  await expect.poll(async () => (await report()).status, { timeout: 15_000 }).toBe(200);
  const file = await request.get((await report()).body.url);
  expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
  expect((await call('GET', `/api/test/${slug}/grading`)).body).toMatchObject({
    state: 'returned',
    marks_obtained: Number(given),
  });
});

test('a teacher notes something about a sheet and gives it to a colleague, who finds both; its learner does not', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const { slug, learner, call } = await payForSheet(request);
  await signedInAsNewTeacher(page);
  await page.goto(`/admin/grade-tests/${slug}`);
  await page.getByRole('button', { name: 'Notes', exact: true }).click();
  const notes = page.getByRole('dialog', { name: 'Notes about this sheet' });
  await notes.getByRole('textbox', { name: 'Note for colleagues' }).fill('The second page is upside down.');
  await notes.getByRole('button', { name: 'Add note' }).click();
  await expect(notes.getByText('The second page is upside down.')).toBeVisible();
  await notes.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Give to a colleague' }).click();
  const giving = page.getByRole('dialog', { name: 'Give this sheet to a colleague' });
  await giving.getByRole('combobox', { name: 'Colleague' }).selectOption({ label: 'Demo Staff' });
  await giving.getByRole('button', { name: 'Give it' }).click();
  await expect(page.getByText(/^Demo Staff has had this sheet since/)).toBeVisible();

  const colleague = await browser.newPage({ ...(baseURL && { baseURL }) });
  await signedInAs(colleague, 'staff');
  await colleague.goto(`/admin/grade-tests?q=${encodeURIComponent(learner)}`);
  await colleague.getByRole('combobox', { name: 'Assigned to' }).selectOption('Unassigned');
  await expect(colleague.getByRole('heading', { name: 'No sheet found' })).toBeVisible();
  await colleague.getByRole('combobox', { name: 'Assigned to' }).selectOption('Assigned to me');
  await colleague.getByRole('link', { name: learner, exact: true }).click();
  await expect(colleague).toHaveURL(/assigned=me/);
  await colleague.getByRole('button', { name: 'Notes (1)' }).click();
  await expect(colleague.getByText('The second page is upside down.')).toBeVisible();
  await callAs(colleague, 'PUT', `/grading/${slug}`, { action: 'release' });
  await colleague.close();

  expect((await call('GET', `/api/grading/${slug}/notes`)).status).toBe(403);
  expect((await request.get(`/api/grading/${slug}/notes`)).status()).toBe(401);
});
