import type { Test, TestQuestion, TestWithQuestions } from '@api/contract';
import type { Knex } from 'knex';
import type { Call } from '../../../http/route.ts';
import { findMarkSchemeDigests, loadAnswers, loadDrawnQuestions } from '../../questions/index.ts';
import { findTestQuestions } from '../attempts.queries.ts';
import { openedAnswers } from '../open-answers/opened-answers.ts';
import { closeExpiredTests } from '../take-test/closing.ts';
import { presentReceipt, presentTest, presentTestQuestion } from '../test.presenter.ts';
import { noSuchTest, notAttempted } from '../tests.errors.ts';
import { countTests, countTestsBySubject, findRunningTests, findTestBySlug, listTests, type TestRow } from '../tests.queries.ts';

/** A test of somebody; somebody else's is not found. */
export async function requireTest(db: Knex, userId: number, slug: string): Promise<TestRow> {
  const row = await findTestBySlug(db, userId, slug);
  if (!row) throw noSuchTest();
  return row;
}

/** The same as its owner sees it, without its questions. */
export async function findTest(db: Knex, userId: number, slug: string): Promise<Test> {
  return presentTest(await requireTest(db, userId, slug));
}

/** Whoever counts this month's tests from the list wants all of them; nobody has made as many by hand. */
const MOST_ON_ONE_PAGE = 1_000;

/** The caller's tests, newest first unless asked otherwise. Those whose time is up have ended by now. */
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

/** The questions of a test in order, with what is stored on each; where asked for with the answers that are open, 409 where none is. */
async function loadTestQuestions({ db, caller, query, now }: Reading, test: TestRow): Promise<TestQuestion[]> {
  const withAnswers = query.includeAnswers ?? false;
  const rows = await findTestQuestions(db, test.id);
  const ids = rows.map(({ question_id }) => question_id);
  const opened = await openedAnswers(db, caller, { test, rows, now });
  if (withAnswers && opened.size === 0) throw notAttempted();
  const drawn = await loadDrawnQuestions(db, ids, { caller, opened });
  const questions = new Map(drawn.map((question) => [question.id, question]));
  const isMarked = rows.some(({ self_marks }) => self_marks !== null);
  // Before the lines themselves: an edit in between is noticed when marks come back.
  const schemes = withAnswers || isMarked ? await findMarkSchemeDigests(db, ids) : new Map<number, string>();
  const answers = withAnswers ? await loadAnswers(db, [...opened]) : null;
  return rows.flatMap((row) => {
    const question = questions.get(row.question_id);
    if (!question) return [];
    const scheme = schemes.get(row.question_id);
    const help = answers && { ...(scheme !== undefined && { scheme }), Answer: answers.get(row.question_id) ?? [] };
    return [{ ...presentTestQuestion(row, question, scheme), ...(opened.has(row.question_id) && help) }];
  });
}

/**
 * One test of the caller; somebody else's is not found. Its questions come once it is started. Answers open once it is over and was worked
 * on (`openAnswers`), and cost nothing of the month's questions: the test was paid for out of the month's tests.
 */
export async function getTest(call: Reading): Promise<TestWithQuestions> {
  const { db, caller, params, query, now } = call;
  await closeExpiredTests(db, now, caller.userId);
  const row = await requireTest(db, caller.userId, params.slug);
  if (query.includeAnswers && row.attempts === 0) throw notAttempted();
  const withQuestions = !query.excludeQuestions && row.started_at !== null;
  return {
    ...presentTest(row),
    server_time: now.toISOString(),
    receipt: presentReceipt(row),
    ...(withQuestions && { questions: await loadTestQuestions(call, row) }),
  };
}
