import { randomUUID } from 'node:crypto';
import type { Question } from '@api/contract';
import { questionAddress } from '@api/contract/addresses';
import { expect, type Page } from '@playwright/test';
import { AGREEMENT } from './agreement.ts';
import { signIn } from './demo-accounts.ts';

/** Creates a learner for one e2e test, so that no other test's data is in the way. */
export async function newLearner(page: Page): Promise<{ email: string; password: string }> {
  const email = `questions-${randomUUID()}@example.org`;
  const password = 'a-good-one!';
  const answer = await page.request.post('/api/auth/signup', {
    data: { email, username: 'question-learner', password, confirmPassword: password, agreement: AGREEMENT },
  });
  expect(answer.ok()).toBe(true);
  return { email, password };
}

/** Signs the browser in as such a learner. */
export async function signedInAsNewLearner(page: Page): Promise<{ email: string; password: string }> {
  const account = await newLearner(page);
  await signIn(page, account.email, account.password);
  return account;
}

/** Calls the API as the user signed in on the page. */
export async function call(page: Page, method: string, path: string, data?: object): Promise<unknown> {
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('auth-store') ?? '{}').state?.token as string);
  const headers = { authorization: `Bearer ${token}` };
  const answer = await page.request.fetch(`/api${path}`, { method, headers, ...(data && { data }) });
  expect(answer.ok(), `${method} ${path}: ${answer.status()}`).toBe(true);
  return answer.status() === 204 ? undefined : answer.json();
}

/** Ten questions of a list as guests see them, each with the address of its page. */
export async function questionsOf(page: Page, list: string): Promise<{ id: number; address: string; slugs: string[] }[]> {
  const answer = await page.request.get(`/api/questions?${list}&pageSize=10`);
  const { questions } = (await answer.json()) as { questions: Question[] };
  return questions.map(({ id, subject, topic_path }) => {
    return { id, slugs: topic_path.map(({ slug }) => slug), address: questionAddress({ id, subject, topic_path }) };
  });
}

/** The question at an index, from 0, of a list. */
export async function questionAt(page: Page, list: string, place: number) {
  const question = (await questionsOf(page, list))[place];
  if (!question) throw new Error(`${list} has no question at ${place}`);
  return question;
}

/** Saves the first `count` questions of physics for the signed-in user. */
export async function saveQuestions(page: Page, count: number): Promise<void> {
  const pages = [await questionsOf(page, 'subject=physics-hl&page=1'), await questionsOf(page, 'subject=physics-hl&page=2')];
  for (const { id } of pages.flat().slice(0, count)) await call(page, 'POST', `/user_question/${id}`, {});
}
