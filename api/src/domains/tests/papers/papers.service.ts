import { PAPER_QUESTIONS, STAFF_PAPER_QUESTIONS, type Test } from '@api/contract';
import { addressOf } from '@api/contract/addresses';
import { contentDisposition, type FileStore } from '../../../adapters/files/index.ts';
import { supportContact } from '../../../config.ts';
import { ApiError, tooManyRequests, unavailable } from '../../../errors.ts';
import { FileWorkError } from '../../../file-processes/index.ts';
import { countTry, type RateLimit } from '../../../http/rate-limit.queries.ts';
import type { Call } from '../../../http/route.ts';
import { longDate } from '../../../long-date.ts';
import { type Paper, printInProcess, type Receipt } from '../../../print/index.ts';
import { findFreeAnswers, findPaperSources, requireNotInSetWork } from '../../bank/questions/index.ts';
import { findPaidOrder, spendAnswerAllowances } from '../../billing/plans-and-payments/index.ts';
import { readPublicImage } from '../../operations/files/index.ts';
import { listSaved } from '../../practice/learner-marks/index.ts';
import { findPrintedTest } from '../timed-tests/index.ts';
import { nameSelection, paperQuestion, type ReadPicture, suggestedMinutes } from './paper-content.ts';

/** 422: more than is printed at a time. The words for learners are the specification's (part 2, section 6). */
const tooManyQuestions = (most: number = PAPER_QUESTIONS) =>
  new ApiError(422, 'too_many_questions', `You can download up to ${most} questions at a time.`);

/** 404: there is nothing to print. */
const nothingToPrint = () => new ApiError(404, 'nothing_to_print', 'Save a question first, then download it here');

/** 503: it was printing for so long, or at such an expense, that it was given up. */
const printingTooLong = (cause: unknown) =>
  new ApiError(503, 'printing_too_long', 'This took too long to print. Please try again with fewer questions', { cause });

/** About how long the caller's own papers in the queue take. */
const OWN_WAIT_MS = 10_000;
const ownPapers = () => 'Several papers of yours are being printed already. Please wait for them, then try again';

/** Converts a printing failure for the caller; other errors are returned as they are. */
function explainPrinting(error: unknown): unknown {
  if (!(error instanceof FileWorkError)) return error;
  if (error.fault === 'own_busy') return tooManyRequests(OWN_WAIT_MS, ownPapers);
  return error.fault === 'time' || error.fault === 'memory' ? printingTooLong(error) : unavailable(error);
}

type SavedCall = Pick<Call<'GET /api/user_question/download-pdf'>, 'db' | 'caller' | 'query' | 'now' | 'setHeader'>;
type TestCall = Call<'GET /api/test/:slug/paper'>;

/** Papers cost processor time, so each account has a limit. */
const PAPERS: RateLimit = { name: 'papers', tries: 30, windowMs: 10 * 60_000 };

export const limitPapers = ({ db, caller, now }: Pick<SavedCall, 'db' | 'caller' | 'now'>) =>
  countTry(db, PAPERS, caller.userId, now);

async function print(
  paper: Paper,
  fileName: string,
  { caller, setHeader }: Pick<SavedCall, 'caller' | 'setHeader'>,
): Promise<Buffer> {
  const pdf = await printInProcess({ kind: 'paper', paper }, caller.userId).catch((error: unknown) => {
    throw explainPrinting(error);
  });
  setHeader('Content-Disposition', contentDisposition({ downloadName: fileName }));
  return pdf;
}

const IMAGES = '/api/images/';

/** Pictures are named by the address that pages show them at. */
const readFrom =
  (files: FileStore): ReadPicture =>
  async (address) =>
    address.startsWith(IMAGES) ? ((await readPublicImage(files, address.slice(IMAGES.length)))?.bytes ?? null) : null;

/** The caller's saved questions that are asked for, in the order of the list. */
async function chosenIds({ db, caller, query }: SavedCall): Promise<number[]> {
  const { userId, staff } = caller;
  const most = staff ? STAFF_PAPER_QUESTIONS : PAPER_QUESTIONS;
  const wanted = query.ids && new Set(query.ids);
  const saved = await listSaved(db, { userId, staff, limit: null, offset: 0 });
  const ids = saved.map(({ question_id }) => question_id).filter((id) => !wanted || wanted.has(id));
  if (ids.length === 0) throw nothingToPrint();
  if (ids.length > most) throw tooManyQuestions(most);
  return ids;
}

/**
 * Saved questions as a paper. With answers, each question whose answer is not free and was not opened before this month spends one
 * of the month's, all or none.
 */
export async function printSaved(call: SavedCall, files: FileStore, { withAnswers }: { withAnswers: boolean }): Promise<Buffer> {
  const { db, caller, query, now } = call;
  const ids = await chosenIds(call);
  const sources = await findPaperSources(db, ids, { withAnswers });
  if (withAnswers) {
    const answered = sources.filter(({ answers }) => answers.length > 0).map(({ id }) => id);
    if (!caller.staff) await requireNotInSetWork(db, caller.userId, answered, now);
    const free = await findFreeAnswers(db, answered);
    const spent = answered.filter((id) => !free.has(id));
    await spendAnswerAllowances(db, caller, spent, now);
  }
  const marks = sources.reduce((sum, source) => sum + source.marks, 0);
  const paper: Paper = {
    kind: 'Practice paper',
    ...nameSelection(sources),
    date: now,
    minutes: suggestedMinutes(marks),
    space: query.space ?? 'lines',
    questions: await Promise.all(sources.map((source) => paperQuestion(source, readFrom(files)))),
    withAnswers,
    address: null,
  };
  const day = now.toISOString().slice(0, 10);
  return print(paper, `saved-questions-${day}${withAnswers ? '-with-answers' : ''}.pdf`, call);
}

const topicNames = ({ topics }: Test) => topics.map(({ topic_name }) => topic_name).join(', ');

/** A test of the caller as a paper, in its own order and with the marks that it counts. */
export async function printTest(call: TestCall, files: FileStore): Promise<Buffer> {
  const { db, caller, params, query, now, config } = call;
  const withAnswers = query.with === 'answers';
  const { test, questions } = await findPrintedTest(db, { caller, slug: params.slug, now, withAnswers });
  const ids = questions.map(({ id }) => id);
  const sources = await findPaperSources(db, ids, { withAnswers });
  const marks = new Map(questions.map((question) => [question.id, question.marks]));
  if (sources.length === 0) throw nothingToPrint();
  const paper: Paper = {
    kind: test.mock_paper ? 'Mock paper' : 'Practice test',
    title: test.subject.subject_name,
    subtitle: test.mock_paper ? `Paper ${test.mock_paper.paper}` : topicNames(test),
    date: new Date(test.created_at),
    minutes: test.duration,
    space: query.space ?? 'lines',
    questions: await Promise.all(sources.map((source) => paperQuestion(source, readFrom(files), marks.get(source.id)))),
    withAnswers,
    address: config.PUBLIC_URL + addressOf('test', { slug: test.slug }),
  };
  return print(paper, `${test.slug}${withAnswers ? '-with-answers' : ''}.pdf`, call);
}

type PaidOrder = Awaited<ReturnType<typeof findPaidOrder>>['order'];

function itemOf({ type, plan_name, billing_cycle, test_slug, period_start, period_end }: PaidOrder) {
  if (type === 'grading') return { item: 'Grading of a test', details: test_slug };
  const item = [plan_name ?? 'Subscription', billing_cycle].filter(Boolean).join(', ');
  return {
    item,
    details: period_start && period_end ? `Latest period: ${longDate(period_start)} to ${longDate(period_end)}` : null,
  };
}

/** The receipt of a paid order, for its buyer and for staff. */
export async function printReceipt(call: Call<'GET /api/orders/:id/receipt'>): Promise<Buffer> {
  const { db, caller, params, now, config, setHeader } = call;
  const { order, buyer } = await findPaidOrder(db, caller, params.id);
  const receipt: Receipt = {
    number: String(order.id),
    orderedOn: order.created_at,
    printedOn: now,
    buyer,
    ...itemOf(order),
    amount: order.amount,
    payments: order.paid_count,
    refunded: order.refunded_amount,
    currency: order.currency,
    paymentIds: order.payment_ids,
    writeTo: supportContact(config),
  };
  const pdf = await printInProcess({ kind: 'receipt', receipt }, caller.userId).catch((error: unknown) => {
    throw explainPrinting(error);
  });
  setHeader('Content-Disposition', contentDisposition({ downloadName: `receipt-${order.id}.pdf` }));
  return pdf;
}
