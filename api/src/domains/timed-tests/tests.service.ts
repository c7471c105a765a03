import { randomBytes, randomInt } from 'node:crypto';
import { QUESTIONS_BY_DURATION, type Test, type TestQuestion, type TestWithQuestions } from '@api/contract';
import type { Knex } from 'knex';
import { notFound } from '../../errors.ts';
import type { SignedIn } from '../../http/caller.ts';
import type { Call } from '../../http/route.ts';
import { allowancesOf, lockAllowances } from '../plans-and-payments/index.ts';
import { loadAnswers, loadDrawnQuestions } from '../questions/index.ts';
import { resolveSelection } from '../subjects-and-topics/index.ts';
import { findTestQuestions } from './attempts.queries.ts';
import { closeExpiredTests } from './closing.ts';
import { drawQuestions } from './drawing.ts';
import { presentReceipt, presentTest, presentTestQuestion } from './test.presenter.ts';
import { notAttempted, testCapReached, tooFewQuestions } from './tests.errors.ts';
import { findCandidates, insertTest, listTests } from './tests.queries.ts';
import { countTestsCreated } from './usage.queries.ts';

/** Refuses a test beyond the plan's monthly cap. Requests at once wait here for each other. Needs a transaction. */
async function spendTestAllowance(db: Knex, caller: SignedIn, now: Date): Promise<void> {
  await lockAllowances(db, caller.userId);
  const { testsLimit, month } = await allowancesOf(db, caller, now);
  if (testsLimit !== null && (await countTestsCreated(db, caller.userId, month)) >= testsLimit) throw testCapReached();
}

/** `math-aa-sl-3kq9x2mw`: the subject and 40 random bits. */
const newSlug = (subjectSlug: string) =>
  `${subjectSlug}-${BigInt(`0x${randomBytes(5).toString('hex')}`)
    .toString(36)
    .padStart(8, '0')}`;

async function findTest(db: Knex, userId: number, slug: string): Promise<Test> {
  const [row] = await listTests(db, userId, slug);
  if (!row) throw notFound('There is no such test');
  return presentTest(row);
}

/** Draws a test from the visible questions of the chosen topics. Question counts: specification part 1, section 9. */
export async function createTest({ db, caller, body, now }: Call<'POST /api/test'>): Promise<Test> {
  const { subject, effective, chosen } = await resolveSelection(db, caller, body.subject_slug, {
    topic: body.topic_slugs,
    subtopic: body.subtopic_slugs,
    subsubtopic: body.sub_subtopic_slugs,
  });
  await spendTestAllowance(db, caller, now);
  const needed = QUESTIONS_BY_DURATION[body.duration];
  const drawSeed = randomInt(2 ** 31);
  const questions = drawQuestions(await findCandidates(db, caller.userId, effective), needed, drawSeed);
  if (questions.length < needed) throw tooFewQuestions(questions.length, needed);
  const slug = newSlug(subject.slug);
  await insertTest(db, {
    slug,
    userId: caller.userId,
    subjectId: subject.id,
    duration: body.duration,
    drawSeed,
    createdAt: now,
    questions,
    topicIds: Object.values(chosen).flatMap((topics) => topics.map(({ id }) => id)),
  });
  return findTest(db, caller.userId, slug);
}

/** The caller's tests, newest first. Those whose time is up have ended by now. */
export async function getTests({ db, caller, now }: Call<'GET /api/test'>) {
  await closeExpiredTests(db, now, caller.userId);
  return { tests: (await listTests(db, caller.userId)).map(presentTest) };
}

/** The questions of a test in order, with what is stored on each; with their answers where asked for. */
async function loadTestQuestions(db: Knex, caller: SignedIn, testId: number, withAnswers: boolean): Promise<TestQuestion[]> {
  const rows = await findTestQuestions(db, testId);
  const ids = rows.map(({ question_id }) => question_id);
  const questions = new Map((await loadDrawnQuestions(db, ids, caller)).map((question) => [question.id, question]));
  const answers = withAnswers ? await loadAnswers(db, ids) : null;
  return rows.flatMap((row) => {
    const question = questions.get(row.question_id);
    if (!question) return [];
    return [{ ...presentTestQuestion(row, question), ...(answers ? { Answer: answers.get(row.question_id) ?? [] } : {}) }];
  });
}

/**
 * One test of the caller; somebody else's is not found. Its answers open once it is attempted, and cost nothing of the month's
 * questions: the test was paid for out of the month's tests.
 */
export async function getTest({ db, caller, params, query, now }: Call<'GET /api/test/:slug'>): Promise<TestWithQuestions> {
  await closeExpiredTests(db, now, caller.userId);
  const [row] = await listTests(db, caller.userId, params.slug);
  if (!row) throw notFound('There is no such test');
  const withAnswers = query.includeAnswers ?? false;
  if (withAnswers && row.attempts === 0) throw notAttempted();
  return {
    ...presentTest(row),
    server_time: now.toISOString(),
    receipt: presentReceipt(row),
    ...(query.excludeQuestions ? {} : { questions: await loadTestQuestions(db, caller, row.id, withAnswers) }),
  };
}
