import { randomUUID } from 'node:crypto';
import type { QuestionChange, Receipt } from '@api/contract';
import type { Learner } from '../bench-api/learners.ts';
import { type RetryingSender, UnexpectedAnswer } from './sending.ts';

/** A test as its learner remembers it. */
export interface TakenTest {
  slug: string;
  userId: number;
  /** Sent answers by number; `acknowledged`: the server confirmed that it is stored. */
  answers: { question: number; text: string; acknowledged: boolean }[];
  /** What was answered to handing in; null: it was not. */
  receipt: Receipt | null;
}

export interface Notebook {
  tests: TakenTest[];
  /** Wishes for a test: each costs one and makes one, however often it is sent. `fulfilled` counts those that were acknowledged. */
  wishes: Map<number, { asked: number; fulfilled: number }>;
  acknowledged: number;
  /** Answers that nothing explains; the test is given up then. */
  unexpected: string[];
}

export const emptyNotebook = (): Notebook => ({ tests: [], wishes: new Map(), acknowledged: 0, unexpected: [] });

/** The name of the one tab that saves. */
export const TAB = 'writer';
const SAVES_OF_A_TEST = 60;
const CHANGES_AT_ONCE = 3;

interface Taking {
  learner: Learner;
  home: number;
  sender: Pick<RetryingSender, 'sendUntilAcknowledged'>;
  notebook: Notebook;
  topic: string;
}

/** Makes a test and starts it; null where the run ended first. */
export async function beginTest({
  learner,
  home,
  sender,
  notebook,
  topic,
}: Taking): Promise<{ test: TakenTest; ids: number[] } | null> {
  const headers = { authorization: learner.authorization };
  const wish = notebook.wishes.get(learner.id) ?? { asked: 0, fulfilled: 0 };
  notebook.wishes.set(learner.id, wish);
  wish.asked += 1;
  const keyed = { ...headers, 'idempotency-key': `"${randomUUID()}"` };
  const made = await sender.sendUntilAcknowledged(home, {
    method: 'POST',
    path: '/api/test',
    body: { subject_slug: 'math-aa-sl', topic_slugs: [topic], subtopic_slugs: [], sub_subtopic_slugs: [], duration: 60 },
    headers: keyed,
  });
  if (!made) return null;
  wish.fulfilled += 1;
  const { slug } = JSON.parse(made.body);
  if (!(await sender.sendUntilAcknowledged(home, { method: 'POST', path: `/api/test/${slug}/start`, body: {}, headers })))
    return null;
  const read = await sender.sendUntilAcknowledged(home, { method: 'GET', path: `/api/test/${slug}`, body: undefined, headers });
  if (!read) return null;
  const { questions }: { questions?: { question_id: number }[] } = JSON.parse(read.body);
  if (!questions) throw new UnexpectedAnswer(`A test whose start was acknowledged has not started: ${slug}`);
  const ids = questions.map(({ question_id }) => question_id);
  const test: TakenTest = { slug, userId: learner.id, answers: [], receipt: null };
  notebook.tests.push(test);
  return { test, ids };
}

/** Saves the next few answers; false where the run ended first. */
export async function saveSome(
  { learner, home, sender, notebook }: Taking,
  test: TakenTest,
  ids: readonly number[],
  revisions: Map<number, number>,
) {
  const first = test.answers.length;
  const changes: QuestionChange[] = Array.from({ length: CHANGES_AT_ONCE }, (_, index) => {
    const sequence = first + index + 1;
    const question_id = ids[sequence % ids.length] as number;
    const text = `${test.slug} ${sequence}`;
    test.answers.push({ question: question_id, text, acknowledged: false });
    const answer = { option: null, parts: [{ part: 'a', value: text }] };
    return { question_id, state: 'attempted', flagged: false, answer, revision: revisions.get(question_id) ?? 0, sequence };
  });
  const asked = {
    ...{ method: 'PATCH', path: `/api/test/${test.slug}/progress`, body: { client_id: TAB, changes } },
    headers: { authorization: learner.authorization },
  };
  const answer = await sender.sendUntilAcknowledged(home, asked);
  if (!answer) return false;
  const { saved, conflicts } = JSON.parse(answer.body);
  if (conflicts) throw new UnexpectedAnswer(`A tab is in conflict with itself: ${answer.body}`);
  for (const { question_id, revision } of saved) revisions.set(question_id, revision);
  for (const note of test.answers.slice(first)) note.acknowledged = true;
  notebook.acknowledged += changes.length;
  return true;
}

/** Takes one test from its making to its receipt; false where the run ended first. */
async function takeTest(taking: Taking, enough: () => boolean): Promise<boolean> {
  const { learner, home, sender } = taking;
  const begun = await beginTest(taking);
  if (!begun) return false;
  const { test, ids } = begun;
  const revisions = new Map<number, number>();
  for (let saves = 0; saves < SAVES_OF_A_TEST && !enough(); saves += 1)
    if (!(await saveSome(taking, test, ids, revisions))) return false;
  const body = { attempted_questions: ids, skipped_questions: [] };
  const headers = { authorization: learner.authorization };
  const handedIn = await sender.sendUntilAcknowledged(home, { method: 'PUT', path: `/api/test/${test.slug}`, body, headers });
  if (handedIn) test.receipt = JSON.parse(handedIn.body).receipt;
  return handedIn !== null;
}

/** One learner takes one test after another until `enough`, or the sender gives up. */
export async function takeTests(taking: Taking, enough: () => boolean): Promise<void> {
  let goesOn = true;
  while (goesOn && !enough()) {
    goesOn = await takeTest(taking, enough).catch((error: unknown) => {
      if (!(error instanceof UnexpectedAnswer)) throw error;
      taking.notebook.unexpected.push(error.message);
      return true;
    });
  }
}
