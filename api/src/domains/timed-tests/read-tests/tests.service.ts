import type { Test, TestQuestion, TestWithQuestions } from '@api/contract';
import type { Knex } from 'knex';
import { notFound } from '../../../errors.ts';
import type { SignedIn } from '../../../http/caller.ts';
import type { Call } from '../../../http/route.ts';
import { findMarkSchemeDigests, loadAnswers, loadDrawnQuestions } from '../../questions/index.ts';
import { findTestQuestions } from '../take-test/attempts.queries.ts';
import { closeExpiredTests } from '../take-test/closing.ts';
import { notAttempted } from '../tests.errors.ts';
import { presentReceipt, presentTest, presentTestQuestion } from './test.presenter.ts';
import { countTests, countTestsBySubject, findTestBySlug, listTests, type TestRow } from './tests.queries.ts';

/** A test of somebody; somebody else's is not found. */
export async function requireTest(db: Knex, userId: number, slug: string): Promise<TestRow> {
  const row = await findTestBySlug(db, userId, slug);
  if (!row) throw notFound('There is no such test');
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

/** The questions of a test in order, with what is stored on each; with their answers where asked for. */
async function loadTestQuestions(db: Knex, caller: SignedIn, test: TestRow, withAnswers: boolean): Promise<TestQuestion[]> {
  const rows = await findTestQuestions(db, test.id);
  const ids = rows.map(({ question_id }) => question_id);
  const drawn = await loadDrawnQuestions(db, ids, { caller, attempted: test.attempts > 0 });
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
 * One test of the caller; somebody else's is not found. Its answers open once it is attempted, and cost nothing of the month's
 * questions: the test was paid for out of the month's tests.
 */
export async function getTest({ db, caller, params, query, now }: Call<'GET /api/test/:slug'>): Promise<TestWithQuestions> {
  await closeExpiredTests(db, now, caller.userId);
  const row = await requireTest(db, caller.userId, params.slug);
  const withAnswers = query.includeAnswers ?? false;
  if (withAnswers && row.attempts === 0) throw notAttempted();
  return {
    ...presentTest(row),
    server_time: now.toISOString(),
    receipt: presentReceipt(row),
    ...(query.excludeQuestions ? {} : { questions: await loadTestQuestions(db, caller, row, withAnswers) }),
  };
}
