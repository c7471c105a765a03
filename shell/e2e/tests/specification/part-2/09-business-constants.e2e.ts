import { expect } from '@playwright/test';
import { test } from '../../../preparation/caller.ts';
import { storeSession } from '../../../preparation/demo-accounts.ts';
import { inkOf } from '../../../preparation/ink.ts';
import { subscribe } from '../../../preparation/sandbox-payment.ts';
import { newTest } from '../../../preparation/specification.ts';

/** Part 2, section 9; constants of screens are tested there. */

test('Difficulty colours: Easy green, Medium orange, Hard red', async ({ page }) => {
  for (const difficulty of ['Easy', 'Medium', 'Hard'] as const) {
    await page.goto(`/math-questions?subject=math-aa-hl&topic=functions&difficulty=${difficulty}`);
    const badge = page.getByRole('article').first().getByText(difficulty, { exact: true });
    await expect(badge).toBeVisible();
    const { red, green, blue } = await inkOf(badge);
    if (difficulty === 'Easy') expect(green).toBeGreaterThan(Math.max(red, blue));
    if (difficulty === 'Medium') expect(green).toBeGreaterThan(blue);
    if (difficulty === 'Medium') expect(red).toBeGreaterThan(green);
    if (difficulty === 'Hard') expect(red).toBeGreaterThan(2 * Math.max(green, blue));
  }
});

test('Durations 120, 60, 30 minutes, labelled 2 Hours, 1 Hour, Half an Hour. Timer format HH:MM:SS', async ({
  learner,
  page,
}) => {
  const { slug } = await newTest(learner, { duration: 120 });
  await learner.call('POST', `/api/test/${slug}/start`, {});
  await storeSession(page, learner.session);
  await page.goto(`/take-a-test/${slug}`);
  await expect(page.getByRole('timer')).toHaveText(/^0[12]:\d\d:\d\d$/);
  await page.goto('/take-a-test');
  const durations = page
    .getByRole('group', { name: 'Duration' })
    .or(page.getByRole('radiogroup', { name: 'Duration' }))
    .first();
  for (const label of ['2 Hours', '1 Hour', 'Half an Hour']) await expect(durations).toContainText(label);
});

test('Percentage shown is the floor of marks obtained over total marks', async ({ staff }) => {
  const { users } = (await staff.call<{ users: { id: number }[] }>('GET', '/api/admin/users?q=demo.learner')).body;
  type Tests = { tests: { marks_obtained: number | null; total_marks: number; percentage: number | null }[] };
  const { tests } = (await staff.call<Tests>('GET', `/api/admin/users/${users[0]?.id}/tests`)).body;
  const marked = tests.filter(({ marks_obtained }) => marks_obtained !== null);
  expect(marked.length).toBeGreaterThan(0);
  for (const { marks_obtained, total_marks, percentage } of marked) {
    expect(percentage).toBe(Math.floor((100 * (marks_obtained ?? 0)) / total_marks));
  }
});

test('Grading fee: $10 (1000 in the smallest unit, currency USD); the report is promised within 24 working hours', async ({
  learner,
  page,
}) => {
  const { slug } = await newTest(learner, { ended: true });
  expect((await learner.call('GET', `/api/test/${slug}/grading`)).body).toMatchObject({ price: 1000 });
  await storeSession(page, learner.session);
  await page.goto(`/take-a-test/${slug}/get-graded`);
  await expect(page.getByRole('button', { name: 'Pay $10' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('within 24 working hours');
});

test('Plans: Platinum (unlimited tests and questions, shown as 3000+). Silver: the success dialog says 100 questions per month', async ({
  staff,
}) => {
  type Plans = { plans: { name: string; current: { details: string[] } }[] };
  const { plans } = (await staff.call<Plans>('GET', '/api/admin/plans')).body;
  expect(plans.find(({ name }) => name === 'Platinum Plan')?.current.details).toEqual(
    expect.arrayContaining(['Unlimited tests', '3000+ questions per month']),
  );
  expect(plans.find(({ name }) => name === 'Silver Plan')?.current.details).toContain('100 questions per month');
});

test('Order amounts are in cents and shown divided by 100 in dollars', async ({ learner, page, request }) => {
  await subscribe(request, learner, 'platinum_yearly');
  const { orders } = (await learner.call<{ orders: { amount: number }[] }>('GET', '/api/orders')).body;
  expect(orders[0]?.amount).toBe(7200);
  await storeSession(page, learner.session);
  await page.goto('/account-details/orders');
  await expect(page.getByRole('row', { name: /Platinum Plan/ })).toContainText('$72');
});

test('Question fields: year 2000 to the current year; month May or November; paper 1 to 3; timezone 0 to 2; level SL or HL', async ({
  guest,
}) => {
  const status = async (filter: string) => (await guest.call('GET', `/api/questions?subject=math-aa-hl&${filter}`)).status;
  for (const filter of ['month=May', 'month=November', 'paper=1,2,3', 'timezone=0,1,2', 'level=SL', 'level=HL', 'year=2000']) {
    expect(await status(filter), filter).toBe(200);
  }
  for (const filter of ['month=June', 'paper=4', 'timezone=3', 'level=XL', 'year=1999'])
    expect(await status(filter), filter).toBe(422);
});

test('Doubt replies typically within 24 hours', async ({ learner, page }) => {
  await storeSession(page, learner.session);
  await page.goto('/my-doubts');
  await expect(page.getByRole('main')).toContainText('typically within 24 hours');
});

test('Devices: 4 plus 2 grace; lock above 6', async ({ learner, browser, baseURL }) => {
  const answers: { status: number; warning?: string; code?: string }[] = [];
  // The sign-up was the first device: each context is another.
  for (let device = 2; device <= 7; device += 1) {
    const context = await browser.newContext({ ...(baseURL && { baseURL }) });
    const answer = await context.request.post('/api/auth/login', {
      data: { username: learner.email, password: learner.password },
    });
    answers.push({ status: answer.status(), ...(await answer.json()) });
    await context.close();
  }
  expect(answers.slice(0, 3).map(({ status, warning }) => [status, warning])).toEqual(Array(3).fill([200, undefined]));
  for (const { status, warning } of answers.slice(3, 5)) expect([status, typeof warning]).toEqual([200, 'string']);
  expect(answers[5]).toMatchObject({ code: 'account_locked' });
});
