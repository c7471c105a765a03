import { expect } from '@playwright/test';
import { test } from '../../../preparation/caller.ts';
import { signedInAs, storeSession } from '../../../preparation/demo-accounts.ts';
import { newTest } from '../../../preparation/specification.ts';

/** Part 1, section 6; route tables are tested in section 2. */

const FOR_EVERYBODY = ['math-aa', 'math-ai', 'physics', 'chemistry'].flatMap((course) => [`${course}-hl`, `${course}-sl`]);
type Subjects = { subjects: { slug: string; subject_name: string }[] };

test('Other visitors see only math AA HL/SL, math AI HL/SL, physics HL/SL and chemistry HL/SL subjects on the question-bank page', async ({
  guest,
  learner,
  staff,
}) => {
  const slugs = async ({ call }: typeof guest) =>
    (await call<Subjects>('GET', '/api/subjects')).body.subjects.map(({ slug }) => slug);
  for (const caller of [guest, learner]) expect((await slugs(caller)).toSorted()).toEqual(FOR_EVERYBODY.toSorted());
  await test.step('role_id 1 or 2 (staff/admin): all subjects on the question-bank page', async () => {
    expect(await slugs(staff)).toEqual(expect.arrayContaining(FOR_EVERYBODY));
    expect((await slugs(staff)).length).toBeGreaterThan(FOR_EVERYBODY.length);
  });
});

test('role_id 1 or 2 (staff/admin): Admin link (/admin), Pricing link in the navbar, all subjects on the question-bank page', async ({
  page,
}) => {
  await signedInAs(page, 'staff');
  await page.goto('/math-questions');
  const navbar = page.getByRole('banner');
  await expect(navbar.getByRole('link', { name: 'Admin' })).toHaveAttribute('href', '/admin');
  await expect(navbar.getByRole('link', { name: 'Pricing' })).toHaveAttribute('href', '/pricing');
  await expect(page.getByRole('navigation', { name: 'Courses' }).getByRole('link')).toHaveCount(9);
});

test('role_id 1 or 2 (staff/admin): all subjects on the question-bank page, at their own addresses too', async ({
  page,
  staff,
}) => {
  const { subjects } = (await staff.call<Subjects>('GET', '/api/subjects')).body;
  const theirs = subjects.find(({ slug }) => !FOR_EVERYBODY.includes(slug));
  await signedInAs(page, 'staff');
  await page.goto(`/math-questions?subject=${theirs?.slug}`);
  const courses = page.getByRole('navigation', { name: 'Courses' });
  const inView = courses.getByRole('link', { name: theirs?.subject_name ?? '', exact: true });
  await expect(inView).toHaveAttribute('aria-current', 'page');
  await expect(page).toHaveURL(`/math-questions?subject=${theirs?.slug}`);
});

test('Test creation and the test list need a logged-in user (bearer token)', async ({ guest }) => {
  expect((await guest.call('POST', '/api/test', {})).status).toBe(401);
  expect((await guest.call('GET', '/api/test')).status).toBe(401);
});

test('Users on dummy_pro or dummy_yearly, or role 1/2, are uncapped; all others are capped at 30 tests per calendar month', async ({
  learner,
  page,
  staff,
  subscriber,
}) => {
  const tests = async ({ call }: typeof staff) => {
    const { usage } = (await call<{ usage: { tests: { used: number; limit: number | null } } }>('GET', '/api/me')).body;
    return usage.tests;
  };
  for (const caller of [subscriber, staff]) expect((await tests(caller)).limit).toBeNull();
  expect(await tests(learner)).toEqual({ used: 0, limit: 30 });
  for (let number = 0; number < 30; number += 1) await newTest(learner);
  const topics = { subject_slug: 'math-aa-sl', topic_slugs: ['functions'], subtopic_slugs: [], sub_subtopic_slugs: [] };
  const refused = await learner.call('POST', '/api/test', { ...topics, duration: 30 });
  expect(refused).toMatchObject({ body: { code: 'test_cap_reached' } });
  expect(await tests(learner)).toEqual({ used: 30, limit: 30 });

  await test.step('If a monthly cap applies and tests created this calendar month reach it, the upgrade prompt opens', async () => {
    await storeSession(page, learner.session);
    await page.goto('/take-a-test');
    await page.getByRole('combobox', { name: 'Subject' }).selectOption({ label: 'Maths AA SL' });
    await page.getByRole('checkbox', { name: /Functions/ }).check();
    await page.getByText(/^Half an Hour/).click();
    await page.getByRole('button', { name: 'Make my Test' }).click();
    const prompt = page.getByRole('dialog', { name: 'Uh oh! You have used all free resources.' });
    for (const words of [
      'Join our tribe to unlock all benefits',
      'Unlimited Tests to practice and be IB ready',
      'Access to 3000+ questions to ace up your preparation',
    ]) {
      await expect(prompt.getByText(words, { exact: true })).toBeVisible();
    }
    await prompt.getByRole('link', { name: 'Unlock premium to start learning more!' }).click();
    await expect(page).toHaveURL('/pricing');
  });
});

test('Unverified users see the warning badge', async ({ learner, page }) => {
  await storeSession(page, learner.session);
  await page.goto('/account-details');
  const avatar = page.getByRole('button', { name: 'Account menu, email not verified' });
  const badge = () => avatar.locator('span span').evaluate((element) => getComputedStyle(element, '::after').content);
  await expect.poll(badge).toBe('"!"');
});
