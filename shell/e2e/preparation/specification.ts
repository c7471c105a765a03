import type { Question } from '@api/contract';
import { questionAddress } from '@api/contract/addresses';
import type { Locator, Page } from '@playwright/test';
import type { Caller } from './caller.ts';

/** The API's own address of a path that the specification prints without `/api`. */
export const atApi = (path: string): string => (process.env.E2E_API ?? '') + path;

/** The first question of a list as the caller sees it, with its page's address. */
export async function aQuestion(caller: Caller, list = 'subject=physics-sl'): Promise<Question & { address: string }> {
  const { questions } = (await caller.call<{ questions: Question[] }>('GET', `/api/questions?${list}&pageSize=2`)).body;
  const [question] = questions;
  if (!question) throw new Error(`${list} has no question`);
  return { ...question, address: questionAddress(question) };
}

interface TestOptions {
  /** Minutes. */
  duration?: 30 | 60 | 120;
  /** Submitted with nothing attempted. */
  ended?: boolean;
}

/** A new test of the caller about Maths AA SL, Functions. */
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

/** A toast with these words, even behind a dialog. */
export const toast = (page: Page, words: string): Locator =>
  page.locator('[aria-label="Messages"]').getByText(words, { exact: true }).first();
