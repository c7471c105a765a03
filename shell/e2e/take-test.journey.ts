import { expect, type Page, test } from '@playwright/test';
import { logInAs } from './demo-accounts.ts';

/** Draws a half-hour test of its own for the learner who is logged in, and opens its intro. */
async function openNewTest(page: Page): Promise<string> {
  const slug = await page.evaluate(async () => {
    const { state } = JSON.parse(localStorage.getItem('auth-store') ?? '{}');
    const answer = await fetch('/api/test', {
      method: 'POST',
      headers: { authorization: `Bearer ${state.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        subject_slug: 'math-aa-hl',
        topic_slugs: ['functions'],
        subtopic_slugs: [],
        sub_subtopic_slugs: [],
        duration: 30,
      }),
    });
    return (await answer.json()).slug as string;
  });
  await page.goto(`/take-a-test/${slug}`);
  await expect(page).toHaveURL(`/take-a-test/${slug}/confirm`);
  return slug;
}

const startTest = async (page: Page) => {
  await page.getByRole('button', { name: 'Start Test' }).click();
  await expect(page.getByRole('timer')).toHaveText(/^00:(30:00|29:\d\d)$/);
};

test('a learner takes a test, gets a receipt, and sees result, answers and list', async ({ page }) => {
  await logInAs(page, 'newcomer');
  const slug = await openNewTest(page);
  await startTest(page);
  await page.getByRole('button', { name: 'Next question' }).click();
  await page.getByRole('button', { name: 'Skip', exact: true }).click();
  await expect(page.getByText('Skipped question number 2')).toBeVisible();
  await expect(page.getByText(/^Saved \d\d:\d\d:\d\d$/)).toBeVisible();
  await page.getByRole('button', { name: 'End Test' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End Test' }).click();
  await expect(page.getByText('Test completed successfully')).toBeVisible();
  await expect(page.getByText('1 attempted question', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Your result' }).click();
  await expect(page.getByRole('table', { name: 'Result by question' })).toBeVisible();
  await page.getByRole('link', { name: 'Review answers' }).click();
  await expect(page.getByRole('tab', { name: 'Worked solution' })).toHaveCount(5);
  await page.goto('/my-tests');
  await expect(page.locator(`a[href="/take-a-test/${slug}/result"]`)).toBeVisible();
});

test('answers stay closed until the test was attempted', async ({ page }) => {
  await logInAs(page, 'newcomer');
  const slug = await openNewTest(page);
  for (const address of ['answer', 'result']) {
    await page.goto(`/take-a-test/${slug}/${address}`);
    await expect(page.getByText('Attempt the test first to see the answers')).toBeVisible();
  }
});

test('what is done without a network outlives the closed tab and is sent on the next visit', async ({ page, context }) => {
  await logInAs(page, 'newcomer');
  const slug = await openNewTest(page);
  await startTest(page);
  await page.route('**/api/test/*/progress', (route) => route.abort());
  await page.getByRole('button', { name: 'Next question' }).click();
  await expect(page.getByText('Offline: 1 change kept on this device')).toBeVisible();
  await page.close();

  const next = await context.newPage();
  const sent = next.waitForResponse(
    (response) => response.url().endsWith('/progress') && (response.request().postData() ?? '').includes('"attempted"'),
  );
  await next.goto(`/take-a-test/${slug}`);
  expect((await sent).status()).toBe(200);
  await expect(next.getByRole('button', { name: 'Question 1, attempted' })).toBeVisible();
  await expect(next.getByText(/^Saved \d\d:\d\d:\d\d$/)).toBeVisible();
});
