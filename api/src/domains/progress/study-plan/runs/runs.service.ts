import type { RunItem, StudyRun } from '@api/contract';
import { typesetExcerpt } from '@api/typesetting';
import type { Knex } from 'knex';
import { inTransaction } from '../../../../db/in-transaction.ts';
import { ApiError, notFound } from '../../../../errors.ts';
import type { SignedIn } from '../../../../http/caller.ts';
import type { Call } from '../../../../http/route.ts';
import { type DayPlan, planDay } from '../choose-day/day-plan.ts';
import { planTopic } from '../choose-day/next-leaf.ts';
import { type LearnerDay, readDay } from '../day/day-input.ts';
import { NO_TIME_ZONE } from '../plan/plan.service.ts';
import { followEvidence } from '../schedule/follow-evidence.ts';
import {
  endRun,
  findOpenRun,
  findRun,
  findTopicSubject,
  findVariants,
  insertRun,
  listIdeasBelow,
  listRunItems,
  lockRuns,
  type RunPurpose,
  type RunRow,
  readRun,
  settleAnswered,
  settleItem,
  sumRun,
} from './runs.queries.ts';

/** 409: there is no matching question that the caller may see. */
const nothingToPractise = (message: string) => new ApiError(409, 'nothing_to_practise', message);

type BeginCall = Call<'POST /api/study-plan/runs'>;

/** An idea that a run asks for, before a question of it is chosen. */
interface Wanted {
  idea: string;
  why: RunItem['why'];
}

const noSuchRun = () => notFound('There is no such run');
const asDue = ({ due }: Pick<DayPlan, 'due'>): Wanted[] => due.map(({ idea }) => ({ idea, why: 'due' }));
const asNew = ({ fresh }: Pick<DayPlan, 'fresh'>): Wanted[] => (fresh?.ideas ?? []).map(({ idea }) => ({ idea, why: 'new' }));

/** A question is known again by so many of its words. */
const WORDS_OF_QUESTION = 16;

/** Leaves that a run of some minutes visits at most. */
const MOST_LEAVES = 8;

/** The questions for a number of minutes: due and new ones, leaf by leaf until they are full. */
function wantedInMinutes({ input }: LearnerDay, minutes: number): { wanted: Wanted[]; topicId: number | null } {
  const inMinutes = { ...input, minutesADay: minutes, skipDue: false };
  let plan = planDay({ ...inMinutes, minutesDone: 0 });
  const topicId = plan.fresh?.leaf.topicId ?? null;
  const wanted = [...asDue(plan), ...asNew(plan)];
  const skippedLeaves = new Set(input.skippedLeaves);
  let minutesDone = plan.minutes;
  for (let visited = 1; plan.fresh && visited < MOST_LEAVES; visited++) {
    skippedLeaves.add(plan.fresh.leaf.topicId);
    plan = planDay({ ...inMinutes, minutesDone, skipDue: true, skippedLeaves });
    const more = asNew(plan).filter(({ idea }) => wanted.every((each) => each.idea !== idea));
    wanted.push(...more);
    minutesDone += plan.minutes;
  }
  return { wanted, topicId };
}

function wantedToday(body: BeginCall['body'], today: LearnerDay): { wanted: Wanted[]; topicId: number | null } {
  if (body.kind === 'minutes') return wantedInMinutes(today, body.minutes);
  const { input } = today;
  const plan = planDay(input);
  if (body.kind === 'due') return { wanted: asDue(plan), topicId: null };
  return { wanted: asNew(plan), topicId: plan.fresh?.leaf.topicId ?? null };
}

/** The questions for a run of a topic of the learner's choice; 404 if they may not see it. */
async function wantedOfTopic(db: Knex, caller: SignedIn, topicId: number, { input, plan }: LearnerDay) {
  const subjectId = await findTopicSubject(db, topicId, caller.staff);
  if (subjectId === null) throw notFound('There is no such topic');
  const ideas = await listIdeasBelow(db, caller.userId, topicId);
  const wanted = planTopic(ideas, { now: input.now, minutes: plan.minutes });
  return { wanted: wanted.map(({ idea, isNew }): Wanted => ({ idea, why: isNew ? 'new' : 'due' })), subjectIds: [subjectId] };
}

/** An open run ends if its remaining questions are now hidden. */
async function openRun(db: Knex, caller: SignedIn, purpose: RunPurpose): Promise<RunRow | undefined> {
  const run = await findOpenRun(db, caller.userId, purpose);
  if (!run) return undefined;
  return (await listRunItems(db, run.id, caller.staff)).some(({ state }) => state === 'open') ? run : undefined;
}

async function presentRun(db: Knex, caller: SignedIn, run: RunRow): Promise<StudyRun> {
  await followEvidence(db, caller.userId);
  const rows = await listRunItems(db, run.id, caller.staff);
  const { seconds, ...marks } = await sumRun(db, caller.userId, run);
  return {
    id: run.id,
    kind: run.kind,
    topic_name: run.topic_name,
    begun_at: run.begun_at.toISOString(),
    ended_at: run.ended_at?.toISOString() ?? null,
    items: rows.map(({ subject_slug, topic_slugs, questions_text, due_at, ...item }) => ({
      ...item,
      question_html: typesetExcerpt(questions_text, { most: WORDS_OF_QUESTION }),
      due_at: due_at?.toISOString() ?? null,
      place: { subject_slug, topic_slugs },
    })),
    summary: {
      done: rows.filter(({ state }) => state === 'done').length,
      skipped: rows.filter(({ state }) => state === 'skipped').length,
      ...marks,
      minutes: Math.ceil(seconds / 60),
    },
  };
}

/** A question for each idea that is wanted, in its order; ideas of which nothing is visible are passed over. */
async function chooseQuestions(db: Knex, userId: number, wanted: readonly Wanted[], subjectIds: readonly number[]) {
  const variants = await findVariants(db, userId, { ideas: wanted.map(({ idea }) => idea), subjectIds });
  return wanted.flatMap(({ idea, why }) => {
    const id = variants.get(idea);
    return id === undefined ? [] : { id, why };
  });
}

/** Starts a run, or continues the same one: one of a kind runs per day, however many devices start it at once. */
export async function beginRun(call: BeginCall): Promise<{ run: StudyRun }> {
  const { db, caller, body, now } = call;
  const today = await readDay(call, body.time_zone ?? NO_TIME_ZONE);
  const chosen =
    body.kind === 'topic'
      ? { topicId: body.topic_id, ...(await wantedOfTopic(db, caller, body.topic_id, today)) }
      : { ...wantedToday(body, today), subjectIds: today.plan.courses.map(({ id }) => id) };
  const minutes = body.kind === 'minutes' ? body.minutes : null;
  const purpose = { kind: body.kind, day: today.day, topicId: chosen.topicId, minutes };
  const run = await inTransaction(db, async (transaction) => {
    await lockRuns(transaction, caller.userId);
    await settleAnswered(transaction, caller.userId, now);
    const open = await openRun(transaction, caller, purpose);
    if (open) return open;
    const questions = await chooseQuestions(transaction, caller.userId, chosen.wanted, chosen.subjectIds);
    if (questions.length === 0) throw nothingToPractise('There is nothing to practise here right now');
    const id = await insertRun(transaction, caller.userId, { purpose, questions, now });
    return readRun(transaction, caller.userId, id);
  });
  return { run: await presentRun(db, caller, run) };
}

/** A run of the caller, as far as they have answered, wherever that was. */
export async function getRun({ db, caller, params, now }: Call<'GET /api/study-plan/runs/:id'>): Promise<{ run: StudyRun }> {
  await settleAnswered(db, caller.userId, now);
  const run = await findRun(db, caller.userId, params.id);
  if (!run) throw noSuchRun();
  return { run: await presentRun(db, caller, run) };
}

/** Settles a question of a run. Whatever is left open then decides whether the run is over; two devices settle one after the other. */
export async function settleQuestion(
  call: Call<'PUT /api/study-plan/runs/:id/questions/:questionId'>,
): Promise<{ run: StudyRun }> {
  const { db, caller, params, body, now } = call;
  const run = await inTransaction(db, async (transaction) => {
    if (!(await findRun(transaction, caller.userId, params.id, true))) throw noSuchRun();
    const item = { runId: params.id, questionId: params.questionId, state: body.state, now };
    if (!(await settleItem(transaction, item))) throw notFound('This run has no such question');
    const items = await listRunItems(transaction, params.id, caller.staff);
    if (items.every(({ state }) => state !== 'open')) await endRun(transaction, params.id, now);
    return readRun(transaction, caller.userId, params.id);
  });
  return { run: await presentRun(db, caller, run) };
}
