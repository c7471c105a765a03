import type { Test, TestQuestion, TestWithQuestions } from '@api/contract';
import type { Knex } from 'knex';
import { inTransaction } from '../../../../db/in-transaction.ts';
import type { SignedIn } from '../../../../http/caller.ts';
import type { Call } from '../../../../http/route.ts';
import { findMarkSchemeDigests, loadAnswers, loadDrawnQuestions } from '../../../bank/questions/index.ts';
import { findTestQuestions } from '../attempts.queries.ts';
import { startAttempt } from '../take-test/attempts.service.ts';
import { closeExpiredTests } from '../take-test/closing.ts';
import { presentReceipt, presentTest, presentTestQuestion } from '../test.presenter.ts';
import { answersClosed, noSuchTest, notAttempted } from '../tests.errors.ts';
import { countTests, countTestsBySubject, findRunningTests, findTestBySlug, listTests, type TestRow } from '../tests.queries.ts';

type Answers = Pick<TestRow, 'attempts' | 'started_at' | 'answers_at_once' | 'answers_from'>;

/** Whether the answers of a test are open: once it is over, or as the teacher who set it decided. */
function areAnswersOpen(test: Answers, now: Date): boolean {
  if (test.attempts === 0) return test.answers_at_once && test.started_at !== null;
  return test.answers_from === null || now >= test.answers_from;
}

/**
 * Refuses answers that are closed.
 * @throws ApiError 409 `not_attempted` before the test is over, `answers_closed` until the teacher's moment.
 */
export function requireOpenAnswers(test: Answers, now: Date): void {
  if (areAnswersOpen(test, now)) return;
  throw test.attempts > 0 && test.answers_from ? answersClosed(test.answers_from) : notAttempted();
}

/** Whether a learner may read the answers of a test of theirs now. */
export async function mayReadAnswers(db: Knex, userId: number, slug: string, now: Date): Promise<boolean> {
  return areAnswersOpen(await requireTest(db, userId, slug), now);
}

/** A learner's test; another learner's is not found. */
export async function requireTest(db: Knex, userId: number, slug: string): Promise<TestRow> {
  const row = await findTestBySlug(db, userId, slug);
  if (!row) throw noSuchTest();
  return row;
}

/** The same as its owner sees it, without its questions. */
export async function findTest(db: Knex, userId: number, slug: string): Promise<Test> {
  return presentTest(await requireTest(db, userId, slug));
}

/** Enough for all of a month's tests: no learner makes as many by hand. */
const MOST_ON_ONE_PAGE = 1_000;

/** The caller's tests, newest first by default. Overdue ones are ended first. */
export async function getTests({ db, caller, query, now }: Call<'GET /api/test'>) {
  await closeExpiredTests(db, now, caller.userId);
  const { page = 1, pageSize = MOST_ON_ONE_PAGE, sortBy = 'created_at', status, subject, q } = query;
  const filter = { userId: caller.userId, status, subject, q };
  const { sortOrder = sortBy === 'created_at' ? 'desc' : 'asc' } = query;
  const [rows, totalCount, subjects] = await Promise.all([
    listTests(db, filter, { sortBy, sortOrder, limit: pageSize, offset: (page - 1) * pageSize }),
    countTests(db, filter),
    countTestsBySubject(db, caller.userId),
  ]);
  return { tests: rows.map(presentTest), page, pageSize, totalCount, subjects };
}

type Reading = Call<'GET /api/test/:slug'>;

/** The tests of the caller whose clock runs, without those whose time is up. */
export async function getRunningTests({ db, caller, now }: Call<'GET /api/test/running'>) {
  await closeExpiredTests(db, now, caller.userId);
  const rows = await findRunningTests(db, caller.userId);
  return {
    server_time: now.toISOString(),
    tests: rows.map(({ started_at, deadline, ...test }) => ({
      ...test,
      started_at: started_at.toISOString(),
      deadline: deadline?.toISOString() ?? null,
    })),
  };
}

/** The questions of a test in order, with the stored work on each; with their answers on request. */
async function loadTestQuestions({ db, caller, query, now }: Reading, test: TestRow): Promise<TestQuestion[]> {
  const withAnswers = query.includeAnswers ?? false;
  const rows = await findTestQuestions(db, test.id);
  const ids = rows.map(({ question_id }) => question_id);
  const opened = new Set(areAnswersOpen(test, now) ? ids : []);
  const drawn = await loadDrawnQuestions(db, ids, { caller, opened });
  const questions = new Map(drawn.map((question) => [question.id, question]));
  const isMarked = rows.some(({ self_marks }) => self_marks !== null);
  // Before the lines themselves: an edit in between is noticed when marks come back.
  const schemes = withAnswers || isMarked ? await findMarkSchemeDigests(db, ids) : new Map<number, string>();
  const answers = withAnswers ? await loadAnswers(db, ids) : null;
  return rows.flatMap((row) => {
    const question = questions.get(row.question_id);
    if (!question) return [];
    const scheme = schemes.get(row.question_id);
    const help = answers && { ...(scheme !== undefined && { scheme }), Answer: answers.get(row.question_id) ?? [] };
    return [{ ...presentTestQuestion(row, question, scheme), ...help }];
  });
}

/**
 * One test of the caller; another account's is not found. Unless `excludeQuestions` is set the questions come along, and the attempt starts if it
 * had not. The answers of a submitted test are open: the limit is the month's tests, not the month's questions.
 */
export async function getTest(call: Reading): Promise<TestWithQuestions> {
  const { db, caller, params, query, now } = call;
  await closeExpiredTests(db, now, caller.userId);
  let row = await requireTest(db, caller.userId, params.slug);
  if (query.includeAnswers) requireOpenAnswers(row, now);
  if (!query.excludeQuestions && row.started_at === null) {
    await inTransaction(db, (transaction) => startAttempt(transaction, caller.userId, params.slug, {}, now));
    row = await requireTest(db, caller.userId, params.slug);
  }
  return {
    ...presentTest(row),
    server_time: now.toISOString(),
    receipt: presentReceipt(row),
    ...(!query.excludeQuestions && { questions: await loadTestQuestions(call, row) }),
  };
}

const PAGE_SIZE = 10;

/** The tests of a learner for staff, newest first; none of an account that there is not. */
export async function getTestsOfLearner({ db, params, query }: Call<'GET /api/admin/users/:id/tests'>) {
  const page = query.page ?? 1;
  const filter = { userId: params.id };
  const order = { sortBy: 'created_at', sortOrder: 'desc' } as const;
  const rows = await listTests(db, filter, { ...order, offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE });
  return { tests: rows.map(presentTest), page, pageSize: PAGE_SIZE, totalCount: await countTests(db, filter) };
}

/** A test for printing: its head, and its questions in order with their marks in the test. */
interface PrintedTest {
  test: Test;
  questions: { id: number; marks: number }[];
}

/**
 * A test of the caller for printing; another account's is not found. The questions as soon as it is made, to take it on paper; the answers once it
 * is submitted, 409 before.
 */
export async function findPrintedTest(
  db: Knex,
  { caller, slug, now, withAnswers }: { caller: SignedIn; slug: string; now: Date; withAnswers: boolean },
): Promise<PrintedTest> {
  await closeExpiredTests(db, now, caller.userId);
  const row = await findTestBySlug(db, caller.userId, slug);
  if (!row) throw noSuchTest();
  const rows = await findTestQuestions(db, row.id);
  if (withAnswers) requireOpenAnswers(row, now);
  const questions = rows.map(({ question_id, marks }) => ({ id: question_id, marks }));
  return { test: presentTest(row), questions };
}
