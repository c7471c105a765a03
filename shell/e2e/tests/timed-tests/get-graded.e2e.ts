import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { AGREEMENT } from '../../preparation/agreement.ts';
import { signIn } from '../../preparation/demo-accounts.ts';
import { emptyPdf } from '../../preparation/empty-pdf.ts';
import { endTest, openNewTest, startTest } from '../../preparation/new-test.ts';

test('a learner has a test graded: the sheet is refused, taken, looked at, replaced and paid for', async ({ page, request }) => {
  const email = `graded-${randomUUID()}@example.org`;
  const password = 'a-good-one!';
  await request.post('/api/auth/signup', {
    data: { email, username: 'graded', password, confirmPassword: password, agreement: AGREEMENT },
  });
  await signIn(page, email, password);
  const slug = await openNewTest(page);
  await startTest(page);
  // An empty test is not offered for grading.
  await page.getByRole('button', { name: 'Next question' }).click();
  await endTest(page);
  await page.getByRole('dialog').getByRole('link', { name: 'Get graded for $10' }).click();
  await expect(page).toHaveURL(`/take-a-test/${slug}/get-graded`);
  await expect(page.getByRole('button', { name: 'Pay $10' })).toBeDisabled();

  const choose = (name: string, buffer: Buffer) =>
    page.getByLabel('Answer sheet', { exact: true }).setInputFiles({ name, mimeType: 'application/pdf', buffer });
  await choose('photo.pdf', Buffer.from('not a pdf at all'));
  await expect(page.getByText('Please upload your answer sheet in pdf format')).toBeVisible();
  await choose('answers.pdf', emptyPdf(2));
  await expect(page.getByText(/^2 pages/)).toBeVisible();
  await page.getByRole('button', { name: 'Preview the pages' }).click();
  await expect(page.getByRole('img', { name: 'Page 2' }).locator('canvas')).toBeVisible();
  await choose('all-answers.pdf', emptyPdf(3));
  await expect(page.getByText(/^3 pages/)).toBeVisible();

  await page.getByRole('button', { name: 'Pay $10' }).click();
  await page.frameLocator('iframe[title="Test checkout"]').getByRole('button', { name: 'Pay', exact: true }).click();
  const thanks = page.getByRole('dialog', { name: 'Your test is on its way to a teacher' });
  await thanks.getByRole('link', { name: 'Go to your grading' }).click();
  await expect(page.getByText('Waiting for a teacher')).toBeVisible();
  await expect(page.getByText(/The report is due by/)).toBeVisible();
  await expect(page.getByLabel('Answer sheet', { exact: true })).toHaveCount(0);
});
