import { isDeepStrictEqual } from 'node:util';
import type { ScratchPage } from '@api/contract';
import type { Knex } from 'knex';
import { inTransaction } from '../../../db/in-transaction.ts';
import { ApiError, notFound } from '../../../errors.ts';
import type { Call } from '../../../http/route.ts';
import { requireQuestion } from '../../bank/questions/index.ts';
import { findTestId, findTestWithQuestion } from '../../tests/timed-tests/index.ts';
import {
  countPages,
  deletePages,
  insertPage,
  listPages,
  listPapersOfTest,
  lockPage,
  type PageRow,
  type PaperPlace,
  updatePage,
} from './scratch-pages.queries.ts';

/** The limit of pages per account, of all its papers: more than two years of drawing. */
const MOST_PAGES = 6_000;
/** Grace period for pages in transit when a test ends, in milliseconds. */
const GRACE = 10_000;

type KeepCall = Call<'PUT /api/practice/questions/:id/scratch-paper/:page'>;
type KeepInTestCall = Call<'PUT /api/test/:slug/questions/:id/scratch-paper/:page'>;
type TestCall = Pick<KeepInTestCall, 'db' | 'caller' | 'now'> & { params: { slug: string; id: number } };

const present = ({ updated_at, ...page }: PageRow): ScratchPage => ({ ...page, updated_at: updated_at.toISOString() });

/** 409: another tab or device has changed the page; the response includes it, for merging. */
const pageChanged = (stored: PageRow | undefined) =>
  new ApiError(409, 'scratch_page_changed', 'This page was changed in another tab or on another device', {
    details: { stored: stored ? present(stored) : null },
  });

/** 409. */
const testNotRunning = () => new ApiError(409, 'test_not_running', 'Scratch paper can be written on while the test runs');

/** 422. */
const tooManyPages = () =>
  new ApiError(422, 'too_many_scratch_pages', 'You have very many pages of scratch paper. Clear some that you no longer need');

const holds = (stored: PageRow, { strokes, notes }: Pick<PageRow, 'strokes' | 'notes'>) =>
  stored.notes === notes && isDeepStrictEqual(stored.strokes, strokes);

/** Stores a page. Idempotent; an edit of another version than the stored one is refused. */
async function keepPage(db: Knex, place: PaperPlace, { page, body }: { page: number; body: KeepCall['body'] }, now: Date) {
  return inTransaction(db, async (transaction) => {
    const sent = { page, strokes: body.strokes, notes: body.notes };
    const stored = await lockPage(transaction, place, page);
    if (stored && holds(stored, sent)) return { page: present(stored) };
    if ((stored?.revision ?? 0) !== body.revision) throw pageChanged(stored);
    if (stored) return { page: present(await updatePage(transaction, place, sent, now)) };
    if ((await countPages(transaction, place.userId)) >= MOST_PAGES) throw tooManyPages();
    // Of two concurrent calls, the second finds the row of the first.
    const written = (await insertPage(transaction, place, sent, now)) ?? (await lockPage(transaction, place, page));
    if (!written || !holds(written, sent)) throw pageChanged(written);
    return { page: present(written) };
  });
}

const read = async (db: Knex, place: PaperPlace) => ({ pages: (await listPages(db, place)).map(present) });

const ofQuestion = (userId: number, questionId: number): PaperPlace => ({ userId, questionId, testId: null });

/** The caller's paper at a question, even if the question is now hidden: it is their own. */
export async function getPaperOfQuestion({ db, caller, params }: Call<'GET /api/practice/questions/:id/scratch-paper'>) {
  return read(db, ofQuestion(caller.userId, params.id));
}

export async function keepPageOfQuestion({ db, caller, params, body, now }: KeepCall) {
  await requireQuestion(db, params.id, caller);
  return keepPage(db, ofQuestion(caller.userId, params.id), { page: params.page, body }, now);
}

export async function clearPaperOfQuestion({ db, caller, params }: Call<'DELETE /api/practice/questions/:id/scratch-paper'>) {
  await deletePages(db, ofQuestion(caller.userId, params.id));
}

/** The place of a paper of a test; 404 for tests of others and questions that are not in it. */
async function placeInTest({ db, caller, params, now }: TestCall): Promise<PaperPlace & { running: boolean }> {
  const named = { userId: caller.userId, slug: params.slug, questionId: params.id };
  const test = await findTestWithQuestion(db, named, { now, graceMs: GRACE });
  if (!test) throw notFound('There is no such test');
  return { userId: caller.userId, questionId: params.id, testId: test.id, running: test.running };
}

/** Which questions of the caller's test have paper; 404 for tests of others. */
export async function getPapersOfTest({ db, caller, params }: Call<'GET /api/test/:slug/scratch-papers'>) {
  const testId = await findTestId(db, caller.userId, params.slug);
  if (testId === undefined) throw notFound('There is no such test');
  return { question_ids: await listPapersOfTest(db, caller.userId, testId) };
}

/** Readable as long as the test is there. */
export async function getPaperOfTest(call: Call<'GET /api/test/:slug/questions/:id/scratch-paper'>) {
  return read(call.db, await placeInTest(call));
}

export async function keepPageOfTest(call: KeepInTestCall) {
  const place = await placeInTest(call);
  if (!place.running) throw testNotRunning();
  return keepPage(call.db, place, { page: call.params.page, body: call.body }, call.now);
}

export async function clearPaperOfTest(call: Call<'DELETE /api/test/:slug/questions/:id/scratch-paper'>) {
  await deletePages(call.db, await placeInTest(call));
}
