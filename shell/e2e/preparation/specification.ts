import type { Question } from '@api/contract';
import { questionAddress } from '@api/contract/addresses';
import type { Locator, Page } from '@playwright/test';
import type { Caller } from './caller.ts';

/** A path that the specification prints without `/api`, at the API itself. */
export const atApi = (path: string): string => (process.env.E2E_API ?? '') + path;

/** The first question of a list as the caller sees it, with the address of its page. */
export async function aQuestion(caller: Caller, list = 'subject=physics-sl'): Promise<Question & { address: string }> {
  const { questions } = (await caller.call<{ questions: Question[] }>('GET', `/api/questions?${list}&pageSize=2`)).body;
  const [question] = questions;
  if (!question) throw new Error(`${list} has no question`);
  return { ...question, address: questionAddress(question) };
}

interface TestOptions {
  /** Minutes. */
  duration?: 30 | 60 | 120;
  /** Hand it in, with nothing attempted. */
  ended?: boolean;
}

/** A test of Maths AA SL, Functions, that the caller makes. */
export async function newTest(caller: Caller, { duration = 30, ended = false }: TestOptions = {}): Promise<{ slug: string }> {
  const topics = { subject_slug: 'math-aa-sl', topic_slugs: ['functions'], subtopic_slugs: [], sub_subtopic_slugs: [] };
  const { body, status } = await caller.call<{ slug: string }>('POST', '/api/test', { ...topics, duration });
  if (status !== 201) throw new Error(`The test was answered ${status}`);
  if (ended) {
    await caller.call('POST', `/api/test/${body.slug}/start`, {});
    await caller.call('PUT', `/api/test/${body.slug}`, { skipped_questions: [], attempted_questions: [] });
  }
  return body;
}

/** A message of the site with these words, dialogs in front of it or not. */
export const toast = (page: Page, words: string): Locator =>
  page.locator('[aria-label="Messages"]').getByText(words, { exact: true }).first();
