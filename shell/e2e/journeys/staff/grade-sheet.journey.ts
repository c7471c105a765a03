import { expect, test } from '@playwright/test';
import { signedInAs } from '../../preparation/demo-accounts.ts';
import { payForSheet } from '../../preparation/paid-sheet.ts';

test('a teacher claims a sheet, marks it with stamps and keys, and returns it; the learner gets the report', async ({
  page,
  request,
}) => {
  const { slug, learner, call } = await payForSheet(request);
  await signedInAs(page, 'staff');
  await page.goto(`/admin/grade-tests?q=${encodeURIComponent(learner)}`);
  await page.getByRole('button', { name: `Claim ${learner}` }).click();
  // With the queue that it was found in, for the way to the next one.
  await expect(page).toHaveURL((address) => address.pathname === `/admin/grade-tests/${slug}`);
  await expect(page.getByRole('heading', { level: 1, name: learner })).toBeVisible();

  // The sheet is drawn, and the page looks as its PDF says.
  const sheet = page.getByRole('region', { name: 'Page 1 of 2' });
  await expect(sheet.locator('canvas')).toBeVisible();
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
  // The other questions by keys: no marks for each, on to the next.
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
