import { signedInAsNewLearner } from '../../preparation/learner-account.ts';
import { endTest } from '../../preparation/new-test.ts';
import { expect, test } from '../../test.ts';

test('a learner builds a test, takes a topic away in the confirmation, and starts it', { tag: '@main' }, async ({ page }) => {
  // No other running test is in the way.
  await signedInAsNewLearner(page);
  await page.goto('/take-a-test');
  await expect(page.getByText(/^\d+\/30 tests this month$/)).toBeVisible();
  await page.getByRole('combobox', { name: 'Subject' }).selectOption({ label: 'Maths AA SL' });
  await page.getByRole('checkbox', { name: /Functions/ }).check();
  await page.getByRole('checkbox', { name: /Calculus/ }).check();
  await page.getByText(/^Half an Hour/).click();
  await page.getByRole('button', { name: 'Make my Test' }).click();

  const dialog = page.getByRole('dialog', { name: 'Your test' });
  await dialog.getByRole('button', { name: 'Remove Calculus' }).click();
  await expect(dialog.getByText('Calculus')).toHaveCount(0);
  const created = page.waitForResponse(
    (response) => response.url().endsWith('/api/test') && response.request().method() === 'POST',
  );
  await dialog.getByRole('button', { name: 'Start The Test' }).click();
  const test = await (await created).json();
  expect(test).toMatchObject({ duration: 30, question_count: 5, topics: [{ topic_name: 'Functions' }] });
  // No second page of rules: the clock runs, and the former page shows the running test.
  await expect(page.getByRole('timer')).toHaveText(/^00:(30:00|29:\d\d)$/);
  await page.goto('/take-a-test');
  await page.getByRole('region', { name: 'Your running test' }).getByRole('link', { name: 'Back to your test' }).click();
  // The former page has a clock too: only the question shows that the player is there.
  await expect(page.getByRole('region', { name: 'Question 1 of 5' })).toBeVisible();
  await page.goBack();
  await page.getByRole('alertdialog', { name: 'Leave the test?' }).getByRole('button', { name: 'Back to the test' }).click();
  await endTest(page);
  await expect(page).toHaveURL(`/take-a-test/${test.slug}/result`);
});

test('a guest is asked to log in before a test is made', async ({ page }) => {
  await page.goto('/take-a-test');
  await page.getByRole('combobox', { name: 'Subject' }).selectOption({ label: 'Physics HL' });
  await page.getByRole('checkbox', { name: /Fields/ }).check();
  await page.getByText('1 Hour').click();
  await page.getByRole('button', { name: 'Make my Test' }).click();
  await expect(page.getByRole('dialog', { name: /Log in/ })).toBeVisible();
});
