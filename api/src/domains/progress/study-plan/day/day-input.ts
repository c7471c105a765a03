import type { StudyPlan, TopicProgress } from '@api/contract';
import type { Knex } from 'knex';
import type { SignedIn } from '../../../../http/caller.ts';
import { readEstimates, secondsBetween } from '../../evidence/index.ts';
import type { DayInput, TriedIdea } from '../choose-day/day-plan.ts';
import { addDays, dayAt, mondayOf, startOfDay } from '../choose-day/local-day.ts';
import type { Leaf } from '../choose-day/next-leaf.ts';
import { findPlan, type IdeaAtLeaf, listIdeas, listSkips } from '../plan/plan.queries.ts';
import { presentPlan } from '../plan/plan.service.ts';
import { followEvidence } from '../schedule/follow-evidence.ts';
import { type DueRow, listScheduled } from '../schedule/schedule.queries.ts';

/** Everything that a learner's day is chosen from, and what names it on the page. */
export interface LearnerDay {
  day: string;
  timeZone: string;
  plan: StudyPlan;
  input: DayInput;
  /** Minutes of each day of this week, from Monday. */
  week: { day: string; minutes: number }[];
  skipped: ReadonlySet<string>;
  /** By leaf. */
  topics: ReadonlyMap<number, { topic_name: string; subject_id: number }>;
  /** By the last day on which anything was tried; null: never. */
  lastTriedAt: Date | null;
}

/** The key by which a leaf is left out for a day. */
export const leafKey = (topicId: number): string => `new-${topicId}`;
export const DUE_KEY = 'due';

/** A minute a mark: the pace of the examination. */
const minutesOf = (marks: number) => Math.max(1, marks);

/** Width of each topic's band against the widest of its course, and its share of the course's marks. */
function weighTopics(topics: readonly TopicProgress[]) {
  const widths = topics.map(({ estimate }) => estimate.high - estimate.low);
  const widest = Math.max(...widths, 0);
  return new Map(
    topics.map(({ id, weight }, index) => [id, { weight, bandWidth: widest > 0 ? (widths[index] ?? 0) / widest : 1 }]),
  );
}

/** The leaves of the learner's courses, one course after the other, with the ideas that were not met. */
function leavesOf(
  { courses }: StudyPlan,
  ideas: readonly IdeaAtLeaf[],
  { known, tried }: { known: ReturnType<typeof weighTopics>; tried: ReadonlySet<string> },
): Leaf[] {
  const place = new Map(courses.map(({ id }, index) => [id, index]));
  const byLeaf = [...Map.groupBy(ideas, ({ topic_id }) => topic_id)];
  const inOrder = byLeaf.toSorted(
    ([, [a]], [, [b]]) =>
      (place.get(a?.subject_id ?? 0) ?? 0) - (place.get(b?.subject_id ?? 0) ?? 0) ||
      (a?.course_order ?? 0) - (b?.course_order ?? 0),
  );
  return inOrder.map(([topicId, own], order) => ({
    topicId,
    topTopicId: own[0]?.top_topic_id ?? topicId,
    order,
    weight: known.get(own[0]?.top_topic_id ?? topicId)?.weight ?? 0,
    bandWidth: known.get(topicId)?.bandWidth ?? 1,
    met: own.some(({ idea }) => tried.has(idea)),
    fresh: own
      .filter(({ idea }) => !tried.has(idea))
      .map(({ idea, marks, difficulty }) => ({ idea, minutes: minutesOf(marks), difficulty })),
  }));
}

/** The ideas on the schedule that the learner's courses list, each at the first leaf that does. */
function triedOf(rows: readonly DueRow[], ideas: readonly IdeaAtLeaf[]): TriedIdea[] {
  const places = new Map(ideas.toReversed().map((place) => [place.idea, place]));
  return rows.flatMap(({ idea, due_at, last_tried_at }) => {
    const place = places.get(idea);
    if (!place) return [];
    return { idea, dueAt: due_at, lastTriedAt: last_tried_at, topicId: place.topic_id, minutes: minutesOf(place.marks) };
  });
}

/** Minutes of each day of a week; a minute that was begun counts. */
export async function readWeek(db: Knex, userId: number, { day, timeZone }: { day: string; timeZone: string }) {
  const monday = mondayOf(day);
  const days = Array.from({ length: 7 }, (_, index) => addDays(monday, index));
  const moments = [...days, addDays(monday, 7)].map((each) => startOfDay(each, timeZone));
  const seconds = await secondsBetween(db, userId, moments);
  return days.map((each, index) => ({ day: each, minutes: Math.ceil((seconds[index] ?? 0) / 60) }));
}

/** Reads a learner's day; first follows what they have done since. */
export async function readDay(
  { db, caller, now }: { db: Knex; caller: Pick<SignedIn, 'userId' | 'staff'>; now: Date },
  timeZone: string,
): Promise<LearnerDay> {
  const { userId } = caller;
  await followEvidence(db, userId);
  const day = dayAt(now, timeZone);
  const [planRow, week, skips, scheduled] = await Promise.all([
    findPlan(db, userId, caller.staff),
    readWeek(db, userId, { day, timeZone }),
    listSkips(db, userId, day),
    listScheduled(db, userId),
  ]);
  const plan = presentPlan(planRow, day);
  const ids = plan.courses.map(({ id }) => id);
  const [ideas, estimates] = await Promise.all([
    listIdeas(db, ids),
    Promise.all(ids.map((id) => readEstimates(db, userId, id, now))),
  ]);
  const known = new Map(estimates.flatMap((topics) => [...weighTopics(topics)]));
  const skipped = new Set(skips);
  const leaves = leavesOf(plan, ideas, { known, tried: new Set(scheduled.map(({ idea }) => idea)) });
  const lastTriedAt = scheduled.reduce<Date | null>(
    (latest, { last_tried_at }) => (latest && latest > last_tried_at ? latest : last_tried_at),
    null,
  );
  return {
    day,
    timeZone,
    plan,
    week,
    skipped,
    lastTriedAt,
    topics: new Map(ideas.map(({ topic_id, topic_name, subject_id }) => [topic_id, { topic_name, subject_id }])),
    input: {
      now,
      endOfDay: startOfDay(addDays(day, 1), timeZone),
      examAt: plan.exam && startOfDay(plan.exam.day, timeZone),
      minutesADay: plan.minutes,
      minutesDone: week.find((each) => each.day === day)?.minutes ?? 0,
      tried: triedOf(scheduled, ideas),
      leaves,
      skippedLeaves: new Set(leaves.map(({ topicId }) => topicId).filter((id) => skipped.has(leafKey(id)))),
      skipDue: skipped.has(DUE_KEY),
    },
  };
}
