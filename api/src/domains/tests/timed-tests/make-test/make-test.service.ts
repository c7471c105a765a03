import { randomBytes } from 'node:crypto';
import { type Duration, durationSchema, QUESTIONS_BY_DURATION, type Test } from '@api/contract';
import { drawQuestions, type TestCandidate } from '@api/drawing';
import type { Knex } from 'knex';
import { ApiError } from '../../../../errors.ts';
import type { SignedIn } from '../../../../http/caller.ts';
import type { Call } from '../../../../http/route.ts';
import { resolveSelection, type Selection } from '../../../bank/subjects-and-topics/index.ts';
import { allowancesOf, lockAllowances } from '../../../billing/plans-and-payments/index.ts';
import { findTest, requireOpenAnswers, requireTest } from '../read-tests/tests.service.ts';
import { closeExpiredTests } from '../take-test/closing.ts';
import {
  notDrawnFromTopics,
  notYetRepeatable,
  testCapReached,
  tooFewLeft,
  tooFewQuestions,
  topicsChanged,
} from '../tests.errors.ts';
import type { TestRow } from '../tests.queries.ts';
import {
  type AssignedRules,
  countTestsCreated,
  findCandidates,
  findQuestionsToRepeat,
  insertTest,
  type RepeatableQuestion,
} from './make-test.queries.ts';

/** Refuses a test beyond the plan's monthly cap. Requests at once wait here for each other. Needs a transaction. */
async function spendTestAllowance(db: Knex, caller: SignedIn, now: Date): Promise<void> {
  await lockAllowances(db, caller.userId);
  const { testsLimit, month } = await allowancesOf(db, caller, now);
  if (testsLimit !== null && (await countTestsCreated(db, caller.userId, month, true)) >= testsLimit) throw testCapReached();
}

/** `math-aa-sl-3kq9x2mw`: the subject and 40 random bits. */
const newSlug = (subjectSlug: string) =>
  `${subjectSlug}-${BigInt(`0x${randomBytes(5).toString('hex')}`)
    .toString(36)
    .padStart(8, '0')}`;

/** Who makes a test, and when; `db` is a transaction. */
export type Making = { db: Knex; caller: SignedIn; now: Date };
type Drawing = Making & { drawSeed(): number };

interface Recipe {
  subject: { id: number; slug: string };
  duration: number;
  mockPaperId?: number | null;
  drawSeed: number;
  questions: readonly Pick<TestCandidate, 'id' | 'marks'>[];
  topicIds: readonly number[];
}

async function storeTest({ db, caller, now }: Making, { subject, ...recipe }: Recipe): Promise<Test> {
  const slug = newSlug(subject.slug);
  await insertTest(db, { ...recipe, slug, userId: caller.userId, subjectId: subject.id, createdAt: now });
  return findTest(db, caller.userId, slug);
}

/** A new test of the caller that is a copy of a mock paper; counts towards the monthly cap like any other. */
export async function makeCopy(making: Making, recipe: Recipe & { mockPaperId: number }): Promise<Test> {
  await spendTestAllowance(making.db, making.caller, making.now);
  return storeTest(making, recipe);
}

type TooFew = typeof tooFewQuestions;

/**
 * Draws a test from the visible questions of some topics. Question counts: specification part 1, section 9; fewer than those are an error
 * that says how many there are.
 */
async function drawTest(
  making: Drawing,
  { subject, effective, chosen }: Selection,
  { duration, tooFew }: { duration: Duration; tooFew: TooFew },
): Promise<Test> {
  const { db, caller, now } = making;
  await spendTestAllowance(db, caller, now);
  const drawSeed = making.drawSeed();
  const candidates = await findCandidates(db, caller.userId, effective);
  const needed = QUESTIONS_BY_DURATION[duration];
  const questions = drawQuestions(candidates, needed, drawSeed, { minutes: duration, oneMode: true });
  if (questions.length < needed) throw tooFew(questions.length, needed);
  return storeTest(making, {
    ...{ subject, duration, drawSeed, questions },
    topicIds: Object.values(chosen).flatMap((topics) => topics.map(({ id }) => id)),
  });
}

export async function createTest({ body, ...call }: Call<'POST /api/test'>): Promise<Test> {
  const selection = await resolveSelection(call.db, call.caller, body.subject_slug, {
    topic: body.topic_slugs,
    subtopic: body.subtopic_slugs,
    subsubtopic: body.sub_subtopic_slugs,
  });
  return drawTest(call, selection, { duration: body.duration, tooFew: tooFewQuestions });
}

/** The selection that a test was drawn from, in the course as it is today. */
async function selectionOf({ db, caller }: Making, { subject, topics }: TestRow): Promise<Selection> {
  const onLevel = (depth: number) => topics.filter((topic) => topic.depth === depth).map(({ slug }) => slug);
  const slugs = { topic: onLevel(1), subtopic: onLevel(2), subsubtopic: onLevel(3) };
  try {
    return await resolveSelection(db, caller, subject.slug, slugs);
  } catch (error) {
    throw error instanceof ApiError ? topicsChanged() : error;
  }
}

/** Draws a new test from the same topics for the same time: as in any draw, questions new to the learner come first. */
export async function makeSimilarTest({ params, ...call }: Call<'POST /api/test/:slug/similar'>): Promise<Test> {
  const test = await requireTest(call.db, call.caller.userId, params.slug);
  const duration = durationSchema.safeParse(test.duration);
  if (test.mock_paper_id !== null || !duration.success) throw notDrawnFromTopics();
  return drawTest(call, await selectionOf(call, test), { duration: duration.data, tooFew: tooFewLeft });
}

/** Others on the same topics in place of questions that staff have hidden since the test was drawn. */
async function drawReplacements(making: Making, test: TestRow, questions: readonly RepeatableQuestion[], seed: number) {
  const kept = new Set(questions.map(({ id }) => id));
  const missing = questions.filter(({ visible }) => !visible).length;
  // Another question in its place would make another paper of it.
  if (missing === 0 || test.mock_paper_id !== null) return [];
  const { effective } = await selectionOf(making, test);
  const candidates = await findCandidates(making.db, making.caller.userId, effective);
  const ideas = new Set(candidates.filter(({ id }) => kept.has(id)).map(({ idea }) => idea));
  const others = candidates.filter(({ id }) => !kept.has(id));
  const fresh = others.filter(({ idea }) => !ideas.has(idea));
  return drawQuestions(fresh.length >= missing ? fresh : others, missing, seed);
}

/**
 * Makes a new test of the same questions in the same order. A question that staff have hidden since, perhaps because it
 * is wrong, is replaced by another on the same topics; a mock paper omits it, as every copy of it does.
 */
export async function redoTest({ params, ...call }: Call<'POST /api/test/:slug/redo'>): Promise<Test & { replaced: number }> {
  const { db, caller, now } = call;
  await closeExpiredTests(db, now, caller.userId);
  const test = await requireTest(db, caller.userId, params.slug);
  if (test.attempts === 0) throw notYetRepeatable();
  requireOpenAnswers(test, now);
  await spendTestAllowance(db, caller, now);
  const before = await findQuestionsToRepeat(db, test.id);
  const drawSeed = call.drawSeed();
  const replacements = await drawReplacements(call, test, before, drawSeed);
  const replaced = replacements.length;
  const questions = before.flatMap((question) => (question.visible ? question : (replacements.shift() ?? [])));
  const topicIds = test.topics.map(({ id }) => id);
  const { subject, duration, mock_paper_id: mockPaperId } = test;
  const needed = mockPaperId === null ? before.length : 1;
  if (questions.length < needed) throw tooFewLeft(questions.length, needed);
  const recipe = { subject, duration, mockPaperId, drawSeed, questions, topicIds };
  return { ...(await storeTest(call, recipe)), replaced };
}

/** A new test of the caller that a teacher has set: it counts towards no monthly cap. Returns its id and slug. */
export async function makeAssignedTest(
  { db, caller, now }: Making,
  { subject, ...recipe }: Recipe & AssignedRules,
): Promise<{ id: number; slug: string }> {
  const slug = newSlug(subject.slug);
  const { untimed, closesAt, answersAtOnce, answersFrom, ...drawn } = recipe;
  const assigned = { untimed, closesAt, answersAtOnce, answersFrom };
  const id = await insertTest(db, { ...drawn, assigned, slug, userId: caller.userId, subjectId: subject.id, createdAt: now });
  return { id, slug };
}
