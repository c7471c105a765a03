import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { AGREEMENT, agreeInForm } from '../../../preparation/agreement.ts';
import { test } from '../../../preparation/caller.ts';
import { fillLogIn } from '../../../preparation/demo-accounts.ts';
import { newTest } from '../../../preparation/specification.ts';

/** Part 1, section 5; onboarding is tested with its states, in section 4. */

const newAddress = () => `learner-${randomUUID()}@example.org`;
const passwordsOf = (form: Page | Locator) => {
  const fields = form.locator('input[autocomplete="new-password"]');
  return { password: fields.first(), confirmation: fields.last() };
};

test.describe('Signup modal', () => {
  test('Advisory inline hints only: email "Invalid mail id"; password "Must be at least 8 characters", "Must contain one special character"; confirmation mismatch "Passwords don’t match"', async ({
    page,
  }) => {
    await page.goto('/forgot-password');
    await page.getByRole('button', { name: 'Login/Register' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign up' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create your account' });
    const email = dialog.getByRole('textbox', { name: 'Email' });
    const { password, confirmation } = passwordsOf(dialog);
    const says = (words: string) => expect(dialog.getByText(words, { exact: true })).toBeVisible();
    const isSilent = (words: string) => expect(dialog.getByText(words, { exact: true })).toHaveCount(0);

    await email.fill('nobody@');
    await email.blur();
    await says('Invalid mail id');
    await email.fill(newAddress());
    await isSilent('Invalid mail id');
    await password.fill('12345');
    await says('Must be at least 8 characters');
    await says('Must contain one special character');
    await password.fill('1234567?');
    await isSilent('Must be at least 8 characters');
    await isSilent('Must contain one special character');
    await confirmation.fill('1234567');
    await confirmation.blur();
    await says("Passwords don't match");

    await dialog.getByRole('textbox', { name: 'Username' }).fill('newcomer');
    await agreeInForm(page);
    const signUp = dialog.getByRole('button', { name: 'Sign up', exact: true });
    const calls: string[] = [];
    page.on('request', (request) => request.url().endsWith('/auth/signup') && calls.push(request.url()));
    await test.step('Password and confirmation must match ("Passwords don’t match!")', async () => {
      await signUp.click();
      await expect(dialog.getByRole('alert')).toHaveText("Passwords don't match!");
    });
    await test.step('Password at least 6 characters checked on submit ("Password should be at least 6 characters long")', async () => {
      await password.fill('12345');
      await confirmation.fill('12345');
      await signUp.click();
      await expect(dialog.getByRole('alert')).toHaveText('Password should be at least 6 characters long');
    });
    expect(calls).toEqual([]);
  });

  test('Only 6 is enforced', async ({ guest }) => {
    const signUp = (password: string) => {
      const body = { email: newAddress(), username: 'newcomer', password, confirmPassword: password, agreement: AGREEMENT };
      return guest.call('POST', '/api/auth/signup', body);
    };
    expect((await signUp('kfgr8')).status).toBe(422);
    expect((await signUp('kfgr8x')).status).toBe(200);
  });
});

test('Standalone sign-up page: name, email and password required; password at least 6; matching confirmation; email pattern hint', async ({
  page,
}) => {
  await page.goto('/sign-up');
  const { password, confirmation } = passwordsOf(page);
  const name = page.getByRole('textbox', { name: 'Name' });
  const email = page.getByRole('textbox', { name: 'Email' });
  for (const field of [name, email, password]) await expect(field).toHaveAttribute('required');
  await email.fill('nobody@');
  await email.blur();
  await expect(page.getByText('Invalid mail id', { exact: true })).toBeVisible();
  await email.fill(newAddress());
  await name.fill('newcomer');
  await agreeInForm(page);
  const refused = async (first: string, second: string, message: string) => {
    await password.fill(first);
    await confirmation.fill(second);
    await page.getByRole('button', { name: 'Sign up', exact: true }).click();
    await expect(page.getByRole('alert')).toHaveText(message);
  };
  await refused('12345', '12345', 'Password should be at least 6 characters long');
  await refused('123456', '1234567', "Passwords don't match!");
});

test('Login: fields required. Typing clears any shown error', async ({ learner, page }) => {
  await page.goto('/login');
  const email = page.getByRole('textbox', { name: 'Email' });
  const password = page.locator('input[autocomplete="current-password"]');
  for (const field of [email, password]) await expect(field).toHaveAttribute('required');
  for (const field of [email, password]) {
    await fillLogIn(page, learner.email, 'not-the-one');
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await field.press('End');
    await field.pressSequentially('x');
    await expect(email).not.toHaveAttribute('aria-invalid', 'true');
  }

  await test.step('Forgot-password: send button disabled while the email is empty', async () => {
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    const send = page.getByRole('button', { name: 'Send', exact: true });
    await expect(send).toBeDisabled();
    await email.fill(learner.email);
    await expect(send).toBeEnabled();
    await email.fill('');
    await expect(send).toBeDisabled();
  });
});

test.describe('Test creation selects', () => {
  test('Topic select disabled until a subject is chosen; subtopic select disabled until a topic is chosen; sub-subtopic select disabled when no options exist', async ({
    page,
  }) => {
    let grey = '';
    await page.route('**/api/topics/math-aa-sl*', async (route) => {
      const answer = await route.fetch();
      const body = await answer.json();
      const withoutQuestions = (topic: { totalQuestionsCount: number }) => Object.assign(topic, { totalQuestionsCount: 0 });
      withoutQuestions(body.topics.find(({ slug }: { slug: string }) => slug === 'calculus'));
      const [subtopic] = body.topics.find(({ slug }: { slug: string }) => slug === 'functions').subtopics;
      withoutQuestions(subtopic);
      grey = subtopic.topic_name;
      await route.fulfill({ response: answer, json: body });
    });
    await page.goto('/take-a-test');
    const topics = page.getByRole('group', { name: /^Topics/ });
    const subtopics = page.getByRole('group', { name: 'Subtopics of Functions' });
    await expect(topics).toHaveAttribute('disabled');
    await expect(topics.getByRole('checkbox')).toHaveCount(0);
    await page.getByRole('combobox', { name: 'Subject' }).selectOption({ label: 'Maths AA SL' });
    await expect(topics).not.toHaveAttribute('disabled');
    await test.step('Topics or subtopics with zero questions are shown greyed', async () => {
      await expect(page.getByRole('checkbox', { name: /Calculus/ })).toBeDisabled();
      await expect(page.getByRole('checkbox', { name: /Functions/ })).toBeEnabled();
    });
    await expect(subtopics).toHaveCount(0);
    await page.getByRole('checkbox', { name: /Functions/ }).check();
    await expect(subtopics).toBeVisible();
    await expect(page.getByRole('group', { name: /^Sub-subtopics/ })).toHaveCount(0);
    await expect(subtopics.getByRole('checkbox', { name: grey })).toBeDisabled();
  });

  test('Subject and topic are marked required', async ({ page }) => {
    await page.goto('/take-a-test');
    await expect(page.getByRole('combobox', { name: 'Subject' })).toHaveAttribute('required');
    await expect(page.getByRole('group', { name: /^Topics/ })).toContainText('Topics *');
  });

  test('Duration must be 30, 60 or 120 minutes', async ({ learner }) => {
    const body = { subject_slug: 'math-aa-sl', topic_slugs: ['functions'], subtopic_slugs: [], sub_subtopic_slugs: [] };
    for (const duration of [0, 45, 90, 121]) {
      expect((await learner.call('POST', '/api/test', { ...body, duration })).status).toBe(422);
    }
    for (const duration of [30, 60, 120] as const) expect(await newTest(learner, { duration })).toMatchObject({ duration });
  });
});
