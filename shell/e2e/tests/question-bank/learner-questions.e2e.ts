import type { Question } from '@api/contract';
import { questionAddress } from '@api/contract/addresses';
import type { Page } from '@playwright/test';
import { demoAccounts } from '../../../../api/src/seed/demo-accounts.ts';
import { fillLogIn, signedInAs } from '../../preparation/demo-accounts.ts';
import { expect, test } from '../../test.ts';

const LEARNER = demoAccounts.find(({ label }) => label === 'Learner') as (typeof demoAccounts)[number];

// In order: they share the demo learner's saved questions, and one clears them all.
test.describe.configure({ mode: 'default' });

/** Resets the marks of a question. */
async function clearMarks(page: Page, questionId: number) {
  await page.evaluate(async (id) => {
    const { state } = JSON.parse(localStorage.getItem('auth-store') ?? '{}');
    for (const call of ['completed_question/user', 'user_question/user', 'pinned_question/user']) {
      await fetch(`/api/${call}/${id}`, { method: 'DELETE', headers: { authorization: `Bearer ${state.token}` } });
    }
  }, questionId);
}

/** The id and address of a question that no other test here uses. */
async function questionOf(page: Page, list: string, place: number) {
  const answer = await page.request.get(`/api/questions?${list}&pageSize=10`);
  const { questions } = (await answer.json()) as { questions: Question[] };
  const question = questions[place] as Question;
  return { id: question.id, address: questionAddress(question) };
}

test('a guest who saves a question logs in and finds it saved', async ({ page }) => {
  const { id, address } = await questionOf(page, 'subject=chemistry-sl', 0);
  await signedInAs(page, 'learner');
  await clearMarks(page, id);
  await page.evaluate(() => localStorage.removeItem('auth-store'));

  await page.goto(address);
  await page.getByRole('button', { name: 'Save question' }).click();
  await fillLogIn(page, LEARNER.email, LEARNER.password);
  await expect(page.getByText('Question saved! Find it in bookmarks for easy access.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save question', pressed: true })).toBeVisible();

  await page.goto('/saved-questions');
  await expect(page.locator(`article a[href="${address}"]`).first()).toBeVisible();
  await expect(page.getByText(/^\d+ questions?, \d+ marks? in total\.$/)).toBeVisible();
});

test('a mark shows in another tab, counts in its topic, and survives a reload', { tag: '@main' }, async ({ page, context }) => {
  await signedInAs(page, 'learner');
  const { id, address } = await questionOf(page, 'subject=chemistry-sl', 1);
  await clearMarks(page, id);
  await page.goto(address);
  const other = await context.newPage();
  await other.goto(address);
  await expect(other.getByRole('button', { name: 'Mark as completed', pressed: false })).toBeVisible();
  // The words beside it may name an answer instead.
  const progress = page.getByRole('complementary', { name: 'About this question' }).getByRole('progressbar');
  const before = Number(await progress.getAttribute('aria-valuenow'));

  await page.getByRole('button', { name: 'Mark as completed' }).click();
  await expect(page.getByText('Question marked as completed')).toBeVisible();
  await expect(progress).toHaveAttribute('aria-valuenow', String(before + 1));
  await expect(other.getByRole('button', { name: 'Mark as completed', pressed: true })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Mark as completed', pressed: true }).click();
  await expect(page.getByText('Question marked as incomplete')).toBeVisible();
});

test('a mark that cannot be stored is put back with a message', async ({ page }) => {
  await signedInAs(page, 'learner');
  const { id, address } = await questionOf(page, 'subject=chemistry-sl', 2);
  await clearMarks(page, id);
  await page.goto(address);
  await page.route('**/api/completed_question*', (route) =>
    route.fulfill({ status: 500, json: { message: 'Something went wrong', code: 'internal' } }),
  );
  await page.getByRole('button', { name: 'Mark as completed' }).click();
  await expect(page.getByText('Something went wrong')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark as completed', pressed: false })).toBeVisible();
});

test('sharing copies the canonical link for everybody, and the link says what it leads to', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { address } = await questionOf(page, 'subject=chemistry-sl', 3);
  for (const who of ['guest', 'learner', 'staff'] as const) {
    if (who !== 'guest') await signedInAs(page, who);
    await page.goto(`${address}?subject=chemistry-sl&difficulty=Easy`);
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByText('Link copied to your clipboard!')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(address, page.url()).href);
    await page.evaluate(() => navigator.clipboard.writeText(''));
  }
  // Again each time: a busy gateway may send a page without content, whose head says less.
  await expect(async () => {
    const preview = await (await page.request.get(address)).text();
    expect(preview).toMatch(/<meta property="og:title" content="[^"]*Chemistry SL[^"]*" \/>/);
    expect(preview).toMatch(/<meta property="og:description" content="[^"]{20,}" \/>/);
  }).toPass();
});

test('a learner reports a question, and asks a doubt that stands under My Doubts', async ({ page }) => {
  await signedInAs(page, 'learner');
  const { address } = await questionOf(page, 'subject=chemistry-sl', 4);
  await page.goto(address);
  await page.getByRole('button', { name: 'Report a problem' }).click();
  await page.getByRole('radio', { name: 'Other (please specify below)' }).check();
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Please describe what is wrong')).toBeVisible();
  await page.getByRole('textbox', { name: 'Description' }).fill('The unit of part (b) is missing.');
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Thank you! Your report has been submitted and will be reviewed shortly.')).toBeVisible();

  const doubt = `Why is the unit not needed here? ${Date.now()}`;
  await page.getByRole('button', { name: 'Ask a teacher' }).click();
  await page.getByRole('textbox', { name: 'Your doubt' }).fill(doubt);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Ask a teacher' })).toHaveCount(0);

  await page.goto('/my-doubts');
  const row = page.getByRole('row').filter({ hasText: doubt });
  await expect(row.getByText('You asked')).toBeVisible();
  const opened = page.waitForEvent('popup');
  await row.getByRole('link').click();
  await expect(await opened).toHaveURL(address);
});

test('clearing all saved questions asks first and can be undone', async ({ page }) => {
  await signedInAs(page, 'newcomer');
  const { id } = await questionOf(page, 'subject=chemistry-sl', 5);
  await page.evaluate(async (question) => {
    const { state } = JSON.parse(localStorage.getItem('auth-store') ?? '{}');
    const headers = { authorization: `Bearer ${state.token}`, 'content-type': 'application/json' };
    await fetch(`/api/user_question/${question}`, { method: 'POST', headers, body: '{}' });
  }, id);
  await page.goto('/saved-questions');
  const total = page.getByText(/^\d+ questions?, \d+ marks? in total\.$/);
  const before = await total.textContent();
  await page.getByRole('button', { name: 'Clear all questions' }).click();
  await page.getByRole('button', { name: 'Clear all', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'No saved questions' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(total).toHaveText(before ?? '');
});
