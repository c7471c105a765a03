import type { Today, TodayReply, TodayTask } from '@api/contract';
import type { Knex } from 'knex';
import type { Call } from '../../../../http/route.ts';
import { findReplyTo } from '../../../support/doubts/index.ts';
import { findUnread, renderNotification } from '../../../support/notifications/index.ts';
import { closeExpiredTests, findRunningTests, findUnmarkedTest } from '../../../tests/timed-tests/index.ts';
import { type DayPlan, planDay, type TriedIdea } from '../choose-day/day-plan.ts';
import { dayAt, daysFrom } from '../choose-day/local-day.ts';
import { DUE_KEY, type LearnerDay, leafKey, readDay, readWeek } from '../day/day-input.ts';
import { findGoal } from '../plan/plan.queries.ts';
import { NO_TIME_ZONE } from '../plan/plan.service.ts';
import { listOpenRuns, type OpenRunRow, settleAnswered } from '../runs/runs.queries.ts';

type TodayCall = Call<'GET /api/today'>;

const DAY_MS = 86_400_000;
/** A test of longer ago is not brought up any more. */
const UNMARKED_DAYS = 60;
const MOST_TOPICS = 3;

/** Names of the topics of some ideas, in the order in which they come. */
function topicsOf(ideas: readonly Pick<TriedIdea, 'topicId'>[], { topics }: LearnerDay): string[] {
  const names = ideas.flatMap(({ topicId }) => topics.get(topicId)?.topic_name ?? []);
  return [...new Set(names)].slice(0, MOST_TOPICS);
}

function triedAgo(due: readonly TriedIdea[], { day, timeZone }: LearnerDay) {
  const ago = due.map(({ lastTriedAt }) => Math.max(0, daysFrom(dayAt(lastTriedAt, timeZone), day)));
  return { least: Math.min(...ago), most: Math.max(...ago) };
}

const minutesOf = (items: readonly { minutes: number }[]) => items.reduce((sum, { minutes }) => sum + minutes, 0);

/** How much a run is, or what is left of it. */
const sizeOf = (run: OpenRunRow) => ({
  question_count: run.questions,
  minutes: Math.max(1, run.marks_left),
  run: { id: run.id, settled: run.settled, questions: run.questions },
});

/** Due questions: their open run, else the day's choice. */
function dueThing(today: LearnerDay, { due }: DayPlan, run: OpenRunRow | undefined): TodayTask[] {
  if (today.input.skipDue) return [];
  if (run)
    return [{ kind: 'due', key: DUE_KEY, ...sizeOf(run), topics: run.topic_names.slice(0, MOST_TOPICS), tried_days_ago: null }];
  if (due.length === 0) return [];
  const size = { question_count: due.length, minutes: minutesOf(due), run: null };
  return [{ kind: 'due', key: DUE_KEY, ...size, topics: topicsOf(due, today), tried_days_ago: triedAgo(due, today) }];
}

/** New material: the topic begun today, else the next one. */
function newThing(today: LearnerDay, { fresh }: DayPlan, run: OpenRunRow | undefined): TodayTask[] {
  const topicOf = (id: number) => {
    const found = today.topics.get(id);
    const subject = today.plan.courses.find((course) => course.id === found?.subject_id);
    return { id, topic_name: found?.topic_name ?? '', subject_name: subject?.subject_name ?? '' };
  };
  const begun = run?.topic_id;
  if (run && begun && today.topics.has(begun) && !today.skipped.has(leafKey(begun))) {
    return [{ kind: 'new', key: leafKey(begun), ...sizeOf(run), topic: topicOf(begun) }];
  }
  if (!fresh) return [];
  const { leaf, ideas } = fresh;
  const size = { question_count: ideas.length, minutes: minutesOf(ideas), run: null };
  return [{ kind: 'new', key: leafKey(leaf.topicId), ...size, topic: topicOf(leaf.topicId) }];
}

/** A run of some minutes or of a topic that was begun today. */
function openRunThing(runs: readonly OpenRunRow[], skipped: ReadonlySet<string>): TodayTask | null {
  const run = runs.find(({ id, kind }) => (kind === 'minutes' || kind === 'topic') && !skipped.has(`run-${id}`));
  if (!run || (run.kind !== 'minutes' && run.kind !== 'topic')) return null;
  return {
    kind: 'run',
    key: `run-${run.id}`,
    title: run.kind,
    topic_name: run.topic_name,
    ...sizeOf(run),
  };
}

/** The one thing that was begun and waits: a run, a test that its learner has not marked, a grading that is back. */
async function unfinished(
  { db, caller, query, now }: TodayCall,
  today: LearnerDay,
  runs: readonly OpenRunRow[],
): Promise<TodayTask | null> {
  const { skipped } = today;
  const run = openRunThing(runs, skipped);
  if (run) return run;
  const test = await findUnmarkedTest(db, caller.userId, new Date(now.getTime() - UNMARKED_DAYS * DAY_MS));
  if (test && !skipped.has(`test-${test.slug}`)) {
    return { kind: 'unmarked_test', key: `test-${test.slug}`, ...test, submitted_at: test.submitted_at.toISOString() };
  }
  if (query.variant === 'restricted') return null;
  const graded = await findUnread(db, caller.userId, 'test_graded');
  if (!graded || skipped.has(`graded-${graded.id}`)) return null;
  const { text, to } = renderNotification(graded.kind, graded.data);
  return { kind: 'graded', key: `graded-${graded.id}`, notification_id: graded.id, text, to };
}

async function unreadReply(db: Knex, userId: number): Promise<TodayReply | null> {
  const told = await findUnread(db, userId, 'doubt_answered');
  const { doubt_id, topic } = (told?.data ?? {}) as { doubt_id?: number; topic?: string };
  if (!told || doubt_id === undefined) return null;
  const reply = await findReplyTo(db, userId, doubt_id);
  if (!reply) return null;
  return {
    notification_id: told.id,
    doubt_id,
    topic_name: topic ?? '',
    html: reply.queries_html || null,
    text: reply.queries,
  };
}

async function runningTest({ db, caller, now }: TodayCall): Promise<Today['running_test']> {
  await closeExpiredTests(db, now, caller.userId);
  const [test] = await findRunningTests(db, caller.userId);
  if (!test) return null;
  const { slug, subject, topic_names, deadline } = test;
  return { slug, subject_name: subject.subject_name, topic_names, deadline: deadline?.toISOString() ?? null };
}

/** What the caller can do today. */
export async function getToday(call: TodayCall): Promise<Today> {
  const { db, caller, query, now } = call;
  const timeZone = query.time_zone ?? NO_TIME_ZONE;
  const today = await readDay(call, timeZone);
  await settleAnswered(db, caller.userId, now);
  const runs = await listOpenRuns(db, caller.userId, today.day);
  const plan = planDay(today.input);
  const runOf = (kind: 'due' | 'new') => runs.find((run) => run.kind === kind);
  const [waiting, running_test, reply] = await Promise.all([
    unfinished(call, today, runs),
    runningTest(call),
    unreadReply(db, caller.userId),
  ]);
  return {
    day: today.day,
    server_time: now.toISOString(),
    plan: today.plan,
    minutes_done: today.input.minutesDone,
    things: [...dueThing(today, plan, runOf('due')), ...newThing(today, plan, runOf('new')), ...(waiting ? [waiting] : [])],
    running_test,
    reply,
    week: today.week,
    new_learner: today.lastTriedAt === null,
    days_away: today.lastTriedAt && Math.max(0, daysFrom(dayAt(today.lastTriedAt, timeZone), today.day)),
    minutes_to_meet_all: plan.minutesToMeetAll,
    skipped: today.skipped.size > 0,
  };
}

/** The caller's week against their goal. */
export async function getWeek({ db, caller, query, now }: Call<'GET /api/study-plan/week'>) {
  const timeZone = query.time_zone ?? NO_TIME_ZONE;
  const [weekly_minutes, week] = await Promise.all([
    findGoal(db, caller.userId),
    readWeek(db, caller.userId, { day: dayAt(now, timeZone), timeZone }),
  ]);
  return { weekly_minutes, week };
}
