import { setImmediate } from 'node:timers/promises';
import type { Estimate, Lift, MarksLost, Tally, TopicProgress, WeekProgress } from '@api/contract';
import type { Knex } from 'knex';
import { listTopics, presentTopicLink, type TopicRow } from '../../../bank/subjects-and-topics/index.ts';
import { type Ability, type AbilityNode, estimateOf, findAbilities, logistic } from '../model/abilities.ts';
import { growthAt, LEVELS_PER_LOGIT } from '../model/weights.ts';
import { requireSumsOfMany } from '../record/record-evidence.ts';
import {
  type AbilitySums,
  listAbilitySumsOfMany,
  sumQuestionMarks,
  sumTopicsOfMany,
  type TopicSums,
  type WeekSums,
} from './progress.queries.ts';

const DAY_MS = 86_400_000;
/** The course itself among its topics, whose ids are positive. */
const COURSE = 0;

type Sums = Omit<TopicSums, 'topic_id' | 'subject_id' | 'home_parts'>;

interface CourseEvidence {
  topics: readonly TopicRow[];
  sums: readonly TopicSums[];
  abilities: readonly AbilitySums[];
  /** Marks of the questions at each topic itself. */
  questionMarks: ReadonlyMap<number, number>;
}

/** A learner's state in a course as of today. */
export interface CourseState {
  estimate: Estimate;
  tally: Tally;
  topics: TopicProgress[];
  lifts: Lift[];
}

const NOTHING: Tally = {
  ...{ parts: 0, questions: 0, first_tries: 0, right_first: 0, marks: 0, of: 0, seconds: 0, timed_marks: 0 },
  last_at: null,
};

const later = (a: string | null, b: string | null) => (a === null || (b !== null && b > a) ? b : a);

function presentTally({ parts, questions, first_tries, right_first, marks, of, seconds, timed_marks, last_at }: Sums): Tally {
  return { parts, questions, first_tries, right_first, marks, of, seconds, timed_marks, last_at: last_at.toISOString() };
}

const addTallies = (a: Tally, b: Tally): Tally => ({
  parts: a.parts + b.parts,
  questions: a.questions + b.questions,
  first_tries: a.first_tries + b.first_tries,
  right_first: a.right_first + b.right_first,
  marks: a.marks + b.marks,
  of: a.of + b.of,
  seconds: a.seconds + b.seconds,
  timed_marks: a.timed_marks + b.timed_marks,
  last_at: later(a.last_at, b.last_at),
});

function sumUpwards<T>(topics: readonly TopicRow[], own: (id: number) => T, add: (a: T, b: T) => T): Map<number, T> {
  const sums = new Map(topics.map(({ id }) => [id, own(id)]));
  for (const { id, parent_topic_id } of topics.toReversed()) {
    if (parent_topic_id === null) continue;
    sums.set(parent_topic_id, add(sums.get(parent_topic_id) as T, sums.get(id) as T));
  }
  return sums;
}

/** The course and its topics as the model of abilities takes them; weights as of now. */
function nodesOf({ topics, sums, abilities }: CourseEvidence, now: Date): AbilityNode[] {
  const growth = growthAt(now);
  const answered = Map.groupBy(abilities, ({ topic_id }) => topic_id);
  const lastAt = new Map(sums.map(({ topic_id, last_at }) => [topic_id, last_at.getTime()]));
  return [
    { id: COURSE, parent: null, depth: 0, answered: [], idleDays: 0 },
    ...topics.map(
      ({ id, parent_topic_id, depth }): AbilityNode => ({
        ...{ id, parent: parent_topic_id ?? COURSE, depth },
        answered: (answered.get(id) ?? []).map(({ level, earned, lost }) => ({
          difficulty: level / LEVELS_PER_LOGIT,
          // Subtraction leaves rounding errors.
          earned: Math.max(0, earned / growth),
          lost: Math.max(0, lost / growth),
        })),
        idleDays: Math.max(0, (now.getTime() - (lastAt.get(id) ?? now.getTime())) / DAY_MS),
      }),
    ),
  ];
}

/** Logits that a good week of practice is reckoned to bring. */
const LIFT_LOGITS = 0.5;
const MOST_LIFTS = 3;

/** The leaf topics where half a logit of ability gains most marks: those that weigh much and are half known. */
function liftsOf(
  topics: readonly TopicRow[],
  weights: ReadonlyMap<number, number>,
  abilities: ReadonlyMap<number, Ability>,
): Lift[] {
  const parents = new Set(topics.map(({ parent_topic_id }) => parent_topic_id));
  const gains = topics.flatMap(({ id }) => {
    const mean = abilities.get(id)?.mean;
    if (parents.has(id) || mean === undefined) return [];
    return { topic_id: id, gain: (weights.get(id) ?? 0) * (logistic(mean + LIFT_LOGITS) - logistic(mean)) };
  });
  return gains
    .filter(({ gain }) => gain > 0)
    .toSorted((a, b) => b.gain - a.gain || a.topic_id - b.topic_id)
    .slice(0, MOST_LIFTS);
}

/** Estimates, sums and weights of a course and all its topics. Pure: the same evidence at the same moment reads the same. */
export function readCourse(evidence: CourseEvidence, now: Date): CourseState {
  const { topics, sums, questionMarks } = evidence;
  const abilities = findAbilities(nodesOf(evidence, now));
  const own = new Map(sums.map((each) => [each.topic_id, presentTally(each)]));
  const tallies = sumUpwards(topics, (id) => own.get(id) ?? NOTHING, addTallies);
  const marks = sumUpwards(
    topics,
    (id) => questionMarks.get(id) ?? 0,
    (a, b) => a + b,
  );
  const roots = topics.filter(({ parent_topic_id }) => parent_topic_id === null);
  const total = roots.reduce((sum, { id }) => sum + (marks.get(id) ?? 0), 0);
  const weights = new Map([...marks].map(([id, share]) => [id, total > 0 ? share / total : 0]));
  const tally = roots.reduce((sum, { id }) => addTallies(sum, tallies.get(id) ?? NOTHING), NOTHING);
  return {
    estimate: estimateOf(abilities.get(COURSE) as Ability),
    tally,
    topics: topics.map((topic) => ({
      ...presentTopicLink(topic),
      depth: topic.depth,
      weight: weights.get(topic.id) ?? 0,
      estimate: estimateOf(abilities.get(topic.id) as Ability),
      ...(tallies.get(topic.id) ?? NOTHING),
    })),
    lifts: tally.parts > 0 ? liftsOf(topics, weights, abilities) : [],
  };
}

export function presentWeek(week: WeekSums): WeekProgress {
  const lost: MarksLost = {
    method: week.lost_method,
    accuracy: week.lost_accuracy,
    misread: week.lost_misread,
    notation: week.lost_notation,
    time: week.lost_time,
    unexplained: week.lost_unexplained,
  };
  return { week: week.week, ...presentTally(week), lost };
}

/** The Monday of a moment's week by UTC, some weeks before, as `2026-11-16`. */
export function mondayOf(moment: Date, weeksBefore = 0): string {
  const sinceMonday = (moment.getUTCDay() + 6) % 7;
  return new Date(moment.getTime() - (sinceMonday + 7 * weeksBefore) * DAY_MS).toISOString().slice(0, 10);
}

/**
 * The estimates of many learners in one course: each topic in course order, of those learners alone who have evidence in it. The caller
 * must check access.
 */
export async function readEstimatesOfMany(
  db: Knex,
  userIds: readonly number[],
  subjectId: number,
  now: Date,
): Promise<Map<number, TopicProgress[]>> {
  await requireSumsOfMany(db, userIds);
  const [topics, sums, abilities, questionMarks] = await Promise.all([
    listTopics(db, [subjectId]),
    sumTopicsOfMany(db, userIds, subjectId),
    listAbilitySumsOfMany(db, userIds, subjectId),
    sumQuestionMarks(db, [subjectId]),
  ]);
  const abilitiesOf = Map.groupBy(abilities, ({ user_id }) => user_id);
  const estimates = new Map<number, TopicProgress[]>();
  for (const [userId, own] of Map.groupBy(sums, ({ user_id }) => user_id)) {
    estimates.set(userId, readCourse({ topics, sums: own, abilities: abilitiesOf.get(userId) ?? [], questionMarks }, now).topics);
    // Other calls are answered in between.
    await setImmediate();
  }
  return estimates;
}
