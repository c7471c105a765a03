import { answerHelpSchema, PAGE_SIZES, QUICK_CHECK_LENGTH, type QuestionDetail } from '@api/contract';
import type { Knex } from 'knex';
import { readCached } from '../../../../bank-cache/cached-reads.ts';
import { ApiError, notFound } from '../../../../errors.ts';
import { type Caller, may, requireSignedIn } from '../../../../http/caller.ts';
import type { Call } from '../../../../http/route.ts';
import { speakInProcess } from '../../../../speech/index.ts';
import { allowancesOf, canOpenAnswer, spendAnswerAllowance } from '../../../billing/plans-and-payments/index.ts';
import { findFacility } from '../../../progress/evidence/index.ts';
import { findMarkSchemeDigests, requireNotInSetWork } from '../load/answers.queries.ts';
import { helpIn, loadQuestions, loadQuestionsById, pathIds, presentAnswer, videoOf } from '../load/question-loading.ts';
import {
  findAnswers,
  findSubjects,
  findTopics,
  type Placement,
  primaryPlacements,
  type QuestionRow,
} from '../load/questions.queries.ts';
import { findFreeAnswers } from './groups.queries.ts';
import { resolveFilter } from './listing.ts';
import {
  countFacets,
  countQuestions,
  drawMultipleChoice,
  findVariant,
  listPage,
  type Rank,
  rankInListing,
} from './question-lists.queries.ts';

const DEFAULT_PAGE_SIZE = 10;
const STAFF_MAX_PAGE_SIZE = 100;

const pageSizeNotAllowed = (allowed: string) => new ApiError(422, 'page_size_not_allowed', `Choose a page size of ${allowed}`);

function checkPageSize(pageSize: number, caller: Caller): number {
  if (caller.staff && pageSize > STAFF_MAX_PAGE_SIZE) throw pageSizeNotAllowed(`at most ${STAFF_MAX_PAGE_SIZE}`);
  if (!caller.staff && !(PAGE_SIZES as readonly number[]).includes(pageSize)) throw pageSizeNotAllowed(PAGE_SIZES.join(', '));
  return pageSize;
}

/** A page of the questions that the filter describes. A page beyond the last is empty, with the true count. */
export async function getQuestions({ db, caller, query }: Call<'GET /api/questions'>) {
  const { page = 1, pageSize = DEFAULT_PAGE_SIZE, ...filter } = query;
  checkPageSize(pageSize, caller);
  const listing = await resolveFilter(db, caller, filter);
  const { placements, total, choices, pinned } = await listPage(db, listing, { page, pageSize });
  const questions = (await loadQuestions(db, placements, caller)).map(({ question }) => question);
  const paging = { page, pageSize, totalCount: total, multipleChoiceCount: choices };
  if (caller.signedIn) return { questions, ...paging, pinnedCount: pinned };
  const ids = questions.map(({ id }) => id);
  const free = await findFreeAnswers(db, ids);
  return {
    questions: questions.map((question) => (free.has(question.id) ? { ...question, free_answer: true } : question)),
    ...paging,
  };
}

export async function getQuestionFilters({ db, caller, query }: Call<'GET /api/questions/filters'>) {
  return countFacets(db, await resolveFilter(db, caller, query));
}

/** The neighbours' addresses, as the list sees them. */
async function loadNeighbours({ db, caller }: DetailCall, rank: Rank | null) {
  const [previous, next] = await Promise.all([rank?.previous, rank?.next].map((place) => place && addressOf(db, caller, place)));
  return { previous: previous ?? null, next: next ?? null };
}

/** A question's address; null if its subject was just deleted. */
function addressOf(db: Knex, caller: Caller, placement: Placement) {
  const ids = pathIds(placement);
  return readCached(db, caller, ['address', placement.question_id, placement.subject_id, ...ids], async () => {
    const [topics, subjects] = await Promise.all([findTopics(db, ids), findSubjects(db, [placement.subject_id])]);
    const subject_slug = subjects.get(placement.subject_id)?.slug;
    const topic_slugs = ids.flatMap((id) => topics.get(id)?.slug ?? []);
    return subject_slug === undefined ? null : { id: placement.question_id, subject_slug, topic_slugs };
  });
}

async function loadVariant({ db, caller }: DetailCall, placement: Placement) {
  const variant = await findVariant(db, placement, { staff: caller.staff, userId: caller.signedIn ? caller.userId : null });
  return variant && addressOf(db, caller, variant);
}

/** The non-empty answers and their parts to open, a video counting as solution; none if staff withhold them. */
async function findHelp({ db, caller }: DetailCall, row: QuestionRow) {
  if (row.answer_not_available) return { answers: [], help: [] };
  const stored = await readCached(db, caller, ['answers', row.id], () => findAnswers(db, [row.id]));
  const answers = stored.map((answer) => ({ answer, help: helpIn(answer, answer.mcq_answer) }));
  const held = answers.filter(({ help }) => help.size > 0);
  const help = new Set(held.flatMap((one) => [...one.help]));
  if (videoOf(row) !== null) help.add('solution');
  return { answers: held.map(({ answer }) => answer), help: answerHelpSchema.options.filter((one) => help.has(one)) };
}

type Help = Awaited<ReturnType<typeof findHelp>>;

type DetailCall = Call<'GET /api/questions/:id'>;

/** Opens answers and help; if there are none, or they are free, the allowance is not charged. */
async function openAnswers({ db, caller, params, now }: DetailCall, { answers, help }: Help, free: boolean) {
  if (caller.signedIn && !caller.staff && help.length > 0) await requireNotInSetWork(db, caller.userId, [params.id], now);
  if (!free) {
    const reader = requireSignedIn(caller);
    if (help.length > 0) await spendAnswerAllowance(db, reader, params.id, now);
  }
  return answers.map(presentAnswer);
}

const isFree = ({ db, caller, params: { id } }: DetailCall) =>
  readCached(db, caller, ['free answer', id], async () => (await findFreeAnswers(db, [id])).has(id));

/** The name of the mark scheme's lines, if there are any. */
async function schemeOf(db: Knex, id: number): Promise<{ scheme?: string }> {
  const scheme = (await findMarkSchemeDigests(db, [id])).get(id);
  return scheme === undefined ? {} : { scheme };
}

/** Whether the caller may open the answers, and what is left of their month where their plan has a limit. */
async function answerAccess({ db, caller, params, now }: DetailCall, free: boolean) {
  if (!caller.signedIn) return { see_answer: free ? ('yes' as const) : ('log_in' as const) };
  const { questions, month } = await allowancesOf(db, caller, now);
  if (questions.limit === null) return { see_answer: 'yes' as const };
  const mayOpen = free || questions.used < questions.limit || (await canOpenAnswer(db, caller, params.id, now));
  const allowance = { used: questions.used, limit: questions.limit, resets_at: month.end.toISOString() };
  return { see_answer: mayOpen ? ('yes' as const) : ('allowance_used' as const), allowance };
}

/**
 * One question, its place in the list that the query describes and its neighbours there. Hidden questions are not found for
 * learners. With `includeAnswers=true` the answers come too and one of the month's questions is spent, unless they are free.
 */
export async function getQuestion(call: Call<'GET /api/questions/:id'>): Promise<QuestionDetail> {
  const { db, caller, params } = call;
  const { includeAnswers, ...filter } = call.query;
  const listing = await resolveFilter(db, caller, filter);
  const rank = await rankInListing(db, listing, params.id);
  const placement = rank ?? (await primaryPlacements(db, [params.id], caller.staff))[0];
  const [found] = placement ? await loadQuestions(db, [placement], caller) : [];
  if (!placement || !found) throw notFound('There is no such question');
  const [existing, free, facility, totalCount, neighbours, another] = await Promise.all([
    findHelp(call, found.row),
    isFree(call),
    caller.signedIn ? findFacility(db, params.id) : null,
    rank?.total ?? countQuestions(db, listing),
    loadNeighbours(call, rank),
    loadVariant(call, placement),
  ]);
  // In turn: opening spends the allowance reported.
  const answers = includeAnswers ? { Answer: await openAnswers(call, existing, free), ...(await schemeOf(db, params.id)) } : {};
  const { see_answer, ...allowance } = await answerAccess(call, free);
  return {
    question: {
      ...found.question,
      answer_not_available: existing.help.length === 0,
      ...(free && { free_answer: true }),
      ...(includeAnswers && existing.help.length > 0 && { video_solution: videoOf(found.row) }),
    },
    hints_html: found.row.hints_html,
    help: existing.help,
    ...answers,
    position: rank?.position ?? null,
    totalCount,
    ...neighbours,
    another,
    abilities: { edit: may(caller, 'content'), see_answer },
    ...(facility && { facility }),
    ...allowance,
  };
}

/**
 * Questions for a quick check of a topic. Those not completed by the caller come first, at most one variant of an item
 * family is among them, and they are ordered from easy to hard. The same `draw` returns the same questions, until one
 * is completed or the bank changes.
 */
export async function getQuickCheck({ db, caller, query }: Call<'GET /api/questions/quick-check'>) {
  const { draw = 0, ...place } = query;
  const listing = await resolveFilter(db, caller, place);
  const { placements, available } = await drawMultipleChoice(db, listing, draw, QUICK_CHECK_LENGTH);
  return { questions: (await loadQuestions(db, placements, caller)).map(({ question }) => question), available };
}

/** A question as sentences to read aloud: its text, special information, and its options with their letters. */
export async function getSpeech({ db, caller, params }: Call<'GET /api/questions/:id/speech'>) {
  const [question] = await loadQuestionsById(db, [params.id], caller);
  if (!question) throw notFound('There is no such question');
  const { questions_html, specialInfo_html, options } = question;
  const choices = options.map(({ key, html }) => `<p>${key}: ${html}</p>`).join('');
  return { sentences: await speakInProcess(`${questions_html}<p>${specialInfo_html ?? ''}</p>${choices}`) };
}
