import { expect } from '@playwright/test';
import { test } from '../../../preparation/caller.ts';
import { storeSession } from '../../../preparation/demo-accounts.ts';
import { newTest } from '../../../preparation/specification.ts';

/** Part 1, section 9; constants of screens are tested there. */

type Plans = { plans: { plan: string; price: number; billingCycle: string; details: string[] }[] };

test('Plans: Free $0, Pro monthly $9 (unlimited tests, 3000+ questions per month), Pro yearly $72 per year. Plan keys: free, platinum, platinum_yearly', async ({
  guest,
}) => {
  const { plans } = (await guest.call<Plans>('GET', '/api/plans')).body;
  const of = (key: string) => plans.find(({ plan }) => plan === key);
  expect(of('free')).toMatchObject({ price: 0 });
  expect(of('free')?.details).toContain('30 questions per month');
  expect(of('platinum')).toMatchObject({ price: 900, billingCycle: 'monthly' });
  expect(of('platinum_yearly')).toMatchObject({ price: 7200, billingCycle: 'yearly' });
  for (const key of ['platinum', 'platinum_yearly']) {
    expect(of(key)?.details).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Unlimited tests$/i), '3000+ questions per month']),
    );
  }
});

test('Free monthly test cap 30 in the test-creation flow (counter shown as used/30 with tooltip "Subscribe to unlock unlimited tests.")', async ({
  learner,
  page,
}) => {
  await newTest(learner);
  await storeSession(page, learner.session);
  await page.goto('/take-a-test');
  const counter = page.getByText(/^1\/30/);
  await expect(counter).toBeVisible();
  await counter.hover();
  await expect(page.getByText('Subscribe to unlock unlimited tests.')).toBeVisible();

  await test.step('Instructions shown before a test', async () => {
    await page.getByRole('combobox', { name: 'Subject' }).selectOption({ label: 'Maths AA SL' });
    await page.getByRole('checkbox', { name: /Functions/ }).check();
    await page.getByText(/^Half an Hour/).click();
    await page.getByRole('button', { name: 'Make my Test' }).click();
    const instructions = page.getByRole('dialog', { name: 'Your test' }).getByRole('list').filter({ hasText: 'Answer all' });
    for (const sentence of [
      /Answer all questions and cross-check with the provided answers/i,
      /Mark a question completed to proceed/i,
      /may go back to earlier questions/i,
      /Submit at the end/i,
      /If the timer runs out before .*submit, .*data up to then is saved/i,
    ]) {
      await expect(instructions).toContainText(sentence);
    }
  });
});

test('Test durations 30, 60, 120 minutes; question counts 5, 10, 20 respectively', async ({ learner }) => {
  for (const [duration, question_count] of [
    [30, 5],
    [60, 10],
    [120, 20],
  ] as const) {
    const { slug } = await newTest(learner, { duration });
    const made = await learner.call<{ questions: object[] }>('GET', `/api/test/${slug}`);
    expect(made.body).toMatchObject({ duration, question_count });
    expect(made.body.questions).toHaveLength(question_count);
  }
});

test('Default route prefix for the question bank is math-questions. The session storage key is the auth store', async ({
  learner,
  page,
}) => {
  await storeSession(page, learner.session);
  await page.goto('/');
  await expect(page).toHaveURL('/math-questions');
  await expect(page.getByRole('button', { name: /^Account menu/ })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('auth-store'))).toContain(learner.session.token);
});

test('Blog date format like MMMM Do YYYY', async ({ guest, page }) => {
  const { docs } = (await guest.call<{ docs: { publishedDate: string }[] }>('GET', '/content/blog-posts?sort=-publishedDate'))
    .body;
  const published = new Date(docs[0]?.publishedDate ?? '');
  const month = published.toLocaleString('en-GB', { month: 'long', timeZone: 'UTC' });
  const day = published.getUTCDate();
  await page.goto('/blogs');
  const date = page.getByRole('article').first().getByRole('time');
  await expect(date).toHaveText(/^[A-Z][a-z]+ \d{1,2}(?:st|nd|rd|th) \d{4}$/);
  await expect(date).toHaveText(new RegExp(`^${month} ${day}(?:st|nd|rd|th) ${published.getUTCFullYear()}$`));
});
