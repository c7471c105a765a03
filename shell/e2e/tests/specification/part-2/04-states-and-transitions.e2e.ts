import { expect, type Page } from '@playwright/test';
import { type SignedInCaller, test } from '../../../preparation/caller.ts';
import { storeSession } from '../../../preparation/demo-accounts.ts';
import { inkOf } from '../../../preparation/ink.ts';
import { subscribe } from '../../../preparation/sandbox-payment.ts';
import { aQuestion, newTest, toast } from '../../../preparation/specification.ts';
import { beginEarlier } from '../../../preparation/test-time.ts';

/** Part 2, section 4; syllabus, pagination and question editor are tested in sections that say more about them. */

const signIn = (page: Page, { session }: SignedInCaller) => storeSession(page, session);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const inNavigator = (page: Page, number: number) =>
  page.getByRole('navigation', { name: 'Questions' }).getByRole('button', { name: new RegExp(`^Question ${number},`) });

test('Per question in a test: unvisited, skipped (shown pink) or attempted (shown green)', async ({ learner, page }) => {
  const { slug } = await newTest(learner);
  await learner.call('POST', `/api/test/${slug}/start`, {});
  await signIn(page, learner);
  await page.goto(`/take-a-test/${slug}`);
  for (let number = 1; number <= 5; number += 1) {
    await expect(inNavigator(page, number)).toHaveAccessibleName(`Question ${number}, not done yet`);
  }

  await test.step('Skipping shows "Skipped question number N"', async () => {
    await button(page, 'Skip').click();
    await expect(page.getByText('Skipped question number 1')).toBeVisible();
    await expect(inNavigator(page, 1)).toHaveAccessibleName('Question 1, skipped');
    const { red, green } = await inkOf(inNavigator(page, 1));
    expect(red).toBeGreaterThan(green);
  });
  await test.step('Next advances the index; the current question is outlined', async () => {
    await expect(inNavigator(page, 2)).toHaveAttribute('aria-current', 'step');
    await expect(inNavigator(page, 2)).toHaveCSS('outline-style', 'solid');
    await button(page, 'Next question').click();
    await expect(inNavigator(page, 3)).toHaveAttribute('aria-current', 'step');
    await expect(inNavigator(page, 2)).toHaveCSS('outline-style', 'none');
    await expect(inNavigator(page, 2)).toHaveAccessibleName('Question 2, attempted');
    const { red, green } = await inkOf(inNavigator(page, 2));
    expect(green).toBeGreaterThan(red);
  });
  await test.step('Attempting removes it from skipped; skipping removes it from attempted', async () => {
    await inNavigator(page, 1).click();
    await button(page, 'Next question').click();
    await expect(inNavigator(page, 1)).toHaveAccessibleName('Question 1, attempted');
    await button(page, 'Skip').click();
    await expect(inNavigator(page, 2)).toHaveAccessibleName('Question 2, skipped');
  });
  await test.step('On the last question the button reads Complete Test and saves', async () => {
    await inNavigator(page, 5).click();
    await expect(button(page, 'Next question')).toHaveCount(0);
    await expect(button(page, 'Complete Test')).toBeVisible();
  });
  await test.step('A test ends by manual End Test (with confirmation); on completion "Test completed successfully" shows', async () => {
    await button(page, 'End Test').click();
    const question = page.getByRole('alertdialog');
    await expect(question).toBeVisible();
    const ended = page.waitForRequest((request) => request.method() === 'PUT' && request.url().endsWith(`/api/test/${slug}`));
    await question.getByRole('button', { name: 'End Test' }).click();
    const sent = (await ended).postDataJSON();
    expect(sent).toEqual({ skipped_questions: [expect.any(Number)], attempted_questions: [expect.any(Number)] });
    await expect(page.getByText('Test completed successfully')).toBeVisible();
  });
  await test.step('After completing, a grading-offer dialog appears: skip to results, or get graded', async () => {
    const offer = page.getByRole('dialog');
    await expect(offer.getByRole('link', { name: /^Get graded/ })).toHaveAttribute('href', `/take-a-test/${slug}/get-graded`);
    await offer.getByRole('link', { name: 'Skip to results' }).click();
    await expect(page).toHaveURL(`/take-a-test/${slug}/result`);
  });
  await test.step('Test: not attempted, then attempted once submitted (attempts above 0)', async () => {
    expect((await learner.call('GET', `/api/test/${slug}?excludeQuestions=true`)).body).toMatchObject({ attempts: 1 });
  });
});

test('The last question: Complete Test completes it', async ({ learner, page }) => {
  const { slug } = await newTest(learner);
  await learner.call('POST', `/api/test/${slug}/start`, {});
  await signIn(page, learner);
  await page.goto(`/take-a-test/${slug}?question=5`);
  await button(page, 'Complete Test').click();
  const confirmation = page.getByRole('alertdialog').getByRole('button', { name: 'End Test' });
  const done = page.getByText('Test completed successfully');
  await expect(confirmation.or(done).first()).toBeVisible();
  if (await confirmation.isVisible()) await confirmation.click();
  await expect(done).toBeVisible();
});

test('At 60 seconds left a warning "1 minute left" appears and the timer turns red (red at 60 seconds or less)', async ({
  learner,
  page,
}) => {
  const { slug } = await newTest(learner);
  await learner.call('POST', `/api/test/${slug}/start`, {});
  await beginEarlier(slug, 28);
  await page.clock.install();
  await signIn(page, learner);
  await page.goto(`/take-a-test/${slug}`);
  const timer = page.getByRole('timer');
  await expect(timer).toHaveText(/^00:0[12]:\d\d$/);
  const colour = () => timer.evaluate((element) => getComputedStyle(element).color);
  const before = await colour();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 500);
  const [minutes = 0, seconds = 0] = ((await timer.textContent()) ?? '').split(':').slice(1).map(Number);
  await beginEarlier(slug, (minutes * 60 + seconds - 60) / 60);
  await page.clock.fastForward((minutes * 60 + seconds - 62) * 1_000);
  await page.clock.runFor(1_000);
  await expect(timer).toHaveText(/^00:01:0[12]$/);
  expect(await colour()).toBe(before);
  await page.clock.runFor(2_000);
  await expect(page.getByText('1 minute left')).toBeVisible();
  expect(await colour()).not.toBe(before);

  await test.step('… or when the timer reaches 0 (auto-submit)', async () => {
    const ended = page.waitForRequest((request) => request.method() === 'PUT' && request.url().endsWith(`/api/test/${slug}`));
    await page.clock.runFor(61_000);
    await ended;
    await page.clock.resume();
    await expect(page.getByText('Test completed successfully').first()).toBeVisible();
  });
});

test('Payment session status: complete shows a success dialog depending on payment_purpose (platinum or silver plan, or grading)', async ({
  learner,
  page,
}) => {
  await signIn(page, learner);
  for (const [payment_purpose, name] of [
    ['platinum', 'Welcome to Platinum'],
    ['silver', 'Welcome to Silver'],
    ['grading', 'Your test is on its way to a teacher'],
  ] as const) {
    const paid = { status: 'complete', email: learner.email, payment_purpose, test_slug: null, starts_at: null, over: null };
    await page.route('**/api/payments/session-status*', (route) => route.fulfill({ json: { ...paid, provider_asked: true } }));
    await page.goto('/payment/success?session_id=order_x');
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await page.unroute('**/api/payments/session-status*');
  }
});

test('Subscription: active, then cancellation scheduled (ended_at is shown as the scheduled cancellation date)', async ({
  learner,
  page,
  request,
}) => {
  await subscribe(request, learner, 'platinum');
  await signIn(page, learner);
  await page.goto('/account-details/membership');
  await expect(page.getByText('Scheduled cancellation date')).toHaveCount(0);
  await button(page, 'Cancel Subscription').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel Subscription' }).click();
  await test.step('Cancel subscription success: "Canceled Subscription successfully"', async () => {
    await expect(toast(page, 'Canceled Subscription successfully')).toBeVisible();
  });
  await expect(page.getByText('Scheduled cancellation date')).toBeVisible();
  const { order } = (await learner.call<{ order: { ended_at: string } }>('GET', '/api/orders/latest/')).body;
  const date = new Date(order.ended_at).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
  await expect(page.getByRole('main')).toContainText(date);
});

test('Per user and question: bookmarked or not, completed or not, pinned or not; each toggles', async ({ learner, page }) => {
  const { topic_path, subject } = await aQuestion(learner, 'subject=physics-hl');
  const [topic, subtopic, subsubtopic] = topic_path.map(({ slug }) => slug);
  const names = { subject: subject.slug, topic, subtopic, ...(subsubtopic && { subsubtopic }) } as Record<string, string>;
  await signIn(page, learner);
  await page.goto(`/math-questions?${new URLSearchParams(names)}`);
  const first = page.getByRole('article').first();
  for (const [name, on, off] of [
    ['Save question', 'Question saved! Find it in bookmarks for easy access.', 'Question removed from bookmarks.'],
    ['Mark as completed', 'Question marked as completed', 'Question marked as incomplete'],
    ['Pin question', 'Question pinned', 'Question unpinned'],
  ] as const) {
    await test.step(`Toggle: "${on}" / "${off}"`, async () => {
      await first.getByRole('button', { name, pressed: false }).click();
      await expect(toast(page, on)).toBeVisible();
      await first.getByRole('button', { name, pressed: true }).click();
      await expect(toast(page, off)).toBeVisible();
      await expect(first.getByRole('button', { name, pressed: false })).toBeVisible();
    });
  }
});

test('Visitors not logged in get a login prompt when they try to pin, report, bookmark or mark completed', async ({
  guest,
  page,
}) => {
  const { topic_path, subject } = await aQuestion(guest, 'subject=physics-hl');
  const [topic, subtopic, subsubtopic] = topic_path.map(({ slug }) => slug);
  const names = { subject: subject.slug, topic, subtopic, ...(subsubtopic && { subsubtopic }) } as Record<string, string>;
  await page.goto(`/math-questions?${new URLSearchParams(names)}`);
  const first = page.getByRole('article').first();
  const prompt = page.getByRole('dialog', { name: /^Log in/ });
  for (const name of ['Pin question', 'Report a problem', 'Save question', 'Mark as completed']) {
    await first.getByRole('button', { name }).click();
    await expect(prompt, name).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(prompt, name).toHaveCount(0);
  }
});
