import { signedInAs } from '../../preparation/demo-accounts.ts';
import { endTest, openNewTest, startTest } from '../../preparation/new-test.ts';
import { expect, test } from '../../test.ts';

test('a learner takes a test, and sees its result, receipt, answers and list', { tag: '@main' }, async ({ page }) => {
  await signedInAs(page, 'newcomer');
  const slug = await openNewTest(page);
  await startTest(page);
  await page.getByRole('button', { name: 'Next question' }).click();
  await page.getByRole('button', { name: 'Skip', exact: true }).click();
  await expect(page.getByText('Skipped question number 2')).toBeVisible();
  await expect(page.getByText(/^Saved \d\d:\d\d:\d\d$/)).toBeVisible();
  await endTest(page);
  await expect(page.getByText('Test completed successfully')).toBeVisible();
  await expect(page.getByText(/^1 question answered, saved /)).toBeVisible();

  const offer = page.getByRole('dialog', { name: 'Get your test graded by a teacher' });
  await offer.getByRole('link', { name: 'Skip to results' }).click();
  await expect(page.getByRole('figure', { name: 'Marks and time by question' })).toBeVisible();
  await page.getByRole('link', { name: /^(?:Mark your work|Review answers)$/ }).click();
  // Every answer is visible, even of skipped and unvisited questions.
  await expect(page.getByText('Worked solution', { exact: true })).toHaveCount(5);
  await page.goto('/my-tests');
  await expect(page.locator(`a[href="/take-a-test/${slug}/result"]`)).toBeVisible();
  await page
    .getByRole('row', { name: /Completed/ })
    .first()
    .getByRole('button', { name: /^More about/ })
    .click();
  await page.getByRole('menuitem', { name: 'A similar test' }).click();
  await expect(page.getByRole('button', { name: 'Start Test' })).toBeVisible();
});

test('answers stay closed until the test was attempted', async ({ page }) => {
  await signedInAs(page, 'newcomer');
  const slug = await openNewTest(page);
  for (const address of ['answer', 'result']) {
    await page.goto(`/take-a-test/${slug}/${address}`);
    await expect(page.getByText('Attempt the test first to see the answers')).toBeVisible();
  }
});
