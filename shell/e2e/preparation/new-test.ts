import { expect, type Page } from '@playwright/test';

/** Makes a half-hour test for the signed-in learner, opens its intro and returns its slug. */
export async function openNewTest(page: Page): Promise<string> {
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
    return ((await answer.json()) as { slug: string }).slug;
  });
  await page.goto(`/take-a-test/${slug}`);
  await expect(page).toHaveURL(`/take-a-test/${slug}/confirm`);
  return slug;
}

/** Starts the test whose intro is open and waits for the player. */
export async function startTest(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start Test' }).click();
  // The bar shows the time before the test itself has arrived.
  await expect(page.getByRole('button', { name: 'Next question' })).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^00:(30:00|29:\d\d)$/);
}

/** Ends the test in view, confirmed. */
export async function endTest(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'End Test' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End Test' }).click();
}
