import type { Certainty, ClassLearner, Estimate, TopicProgress } from '@api/contract';
import type { Knex } from 'knex';
import { notFound } from '../../../../errors.ts';
import type { Call } from '../../../../http/route.ts';
import { listTopics, presentTopicLink } from '../../../bank/subjects-and-topics/index.ts';
import { readEstimatesOfMany } from '../../../progress/evidence/index.ts';
import { presentAssignment } from '../assignments/assignment.presenter.ts';
import { requireClass } from '../class/access.ts';
import { presentClass } from '../class/class.presenter.ts';
import { isShown, listLearners } from '../results/class-work.ts';
import { listGraded, totalOf } from '../results/gradebook.service.ts';
import { noteLook, pageOfLooks } from '../results/results.queries.ts';
import { readWork } from '../work/progress-of-work.ts';

/** The largest half widths of the 80% band for a sure, and for a fair estimate. */
const SURE = 0.12;
const FAIR = 0.22;

/** How sure an estimate is, by the width of its band. */
function certaintyOf({ low, high }: Estimate): Certainty {
  const half = (high - low) / 2;
  if (half <= SURE) return 'sure';
  return half <= FAIR ? 'fair' : 'unsure';
}

const PAGE_SIZE = 50;
const MOST_TO_REVISE = 3;
/** An estimate above which a topic needs no revision now. */
const WELL_KNOWN = 0.8;

type Topic = Pick<TopicProgress, 'id' | 'depth' | 'parts'>;

/** Topics of the first level in which there is evidence. */
const known = <T extends Topic>(topics: readonly T[]): T[] => topics.filter(({ depth, parts }) => depth === 1 && parts > 0);

const estimated = ({ estimate, parts }: TopicProgress) => ({ estimate, certainty: certaintyOf(estimate), parts });

/** The middle of some values; null of none. */
function middleOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (index: number) => sorted[index] ?? 0;
  if (sorted.length === 0) return null;
  return (at(Math.floor((sorted.length - 1) / 2)) + at(Math.ceil((sorted.length - 1) / 2))) / 2;
}

/** Topics by learners, of those who share; each of these finds the look in their log. */
export async function getClassProgress({ db, caller, params, now }: Call<'GET /api/classes/:id/progress'>) {
  const row = await requireClass(db, caller, params.id, 'teach');
  const learners = (await listLearners(db, row.id)).filter(({ left_at }) => left_at === null);
  const sharing = learners.flatMap(({ user_id, shares_progress }) => (shares_progress ? [user_id] : []));
  const estimates = await readEstimatesOfMany(db, sharing, row.subject.id, now);
  const look = { teacherId: caller.userId, classId: row.id, className: row.name, what: 'class_progress' } as const;
  await noteLook(db, { ...look, learnerIds: sharing }, now);
  const byTopic = Map.groupBy([...estimates.values()].flatMap(known), ({ id }) => id);
  const topics = (await listTopics(db, [row.subject.id])).flatMap((topic) => {
    if (topic.depth !== 1) return [];
    const own = byTopic.get(topic.id) ?? [];
    return { ...presentTopicLink(topic), estimate: middleOf(own.map(({ estimate }) => estimate.value)), learners: own.length };
  });
  const weak = topics.flatMap(({ id, estimate }) => (estimate !== null && estimate < WELL_KNOWN ? [{ id, estimate }] : []));
  return {
    class: presentClass(row),
    topics,
    learners: learners.map(({ user_id, name, shares_progress }) => ({
      ...{ user_id, name, shares_progress },
      topics: known(estimates.get(user_id) ?? []).map((topic) => ({ topic_id: topic.id, ...estimated(topic) })),
    })),
    revise: weak
      .toSorted((a, b) => a.estimate - b.estimate)
      .slice(0, MOST_TO_REVISE)
      .map(({ id }) => id),
  };
}

/** The topics of one learner; null if they do not share progress. */
async function topicsOf(
  db: Knex,
  userId: number,
  subjectId: number,
  shares: boolean,
  now: Date,
): Promise<ClassLearner['topics']> {
  if (!shares) return null;
  const topics = (await readEstimatesOfMany(db, [userId], subjectId, now)).get(userId) ?? [];
  return known(topics).map((topic) => {
    const { id, topic_name, slug, topic_number, parent_topic_id } = topic;
    return { topic: { id, topic_name, slug, topic_number, parent_topic_id }, ...estimated(topic) };
  });
}

/** One learner of a class, with a line in the learner's log. A former one shows only what they handed in. */
export async function getClassLearner({
  db,
  caller,
  params,
  now,
}: Call<'GET /api/classes/:id/learners/:userId'>): Promise<ClassLearner> {
  const row = await requireClass(db, caller, params.id, 'teach');
  const learner = (await listLearners(db, row.id)).find(({ user_id }) => user_id === params.userId);
  const graded = await listGraded(db, row.id, now);
  const workOf = await readWork(db, graded, now, params.userId);
  const works = graded.map((assignment) => ({ assignment, work: workOf(assignment, params.userId) }));
  if (
    !learner ||
    !isShown(
      learner,
      works.map(({ work }) => work),
    )
  )
    throw notFound('There is no such learner in this class');
  const former = learner.left_at !== null;
  const look = { learnerIds: [learner.user_id], teacherId: caller.userId, classId: row.id, className: row.name };
  await noteLook(db, { ...look, what: 'progress' }, now);
  const shown = works.filter(({ work }) => !former || work.handedInAt !== null);
  return {
    class: presentClass(row),
    learner: {
      user_id: learner.user_id,
      name: learner.name,
      email: former ? '' : learner.email,
      joined_at: learner.joined_at.toISOString(),
      former,
    },
    percent: totalOf(shown),
    assignments: shown.toReversed().map(({ assignment, work }) => ({
      ...presentAssignment(assignment, now, work.moments),
      work: work.state,
      score: work.score,
      handed_in_at: work.handedInAt?.toISOString() ?? null,
      comment: work.row?.marking?.comment ?? '',
      returned_at: work.row?.returned_at?.toISOString() ?? null,
    })),
    topics: await topicsOf(db, learner.user_id, row.subject.id, learner.shares_progress && !former, now),
  };
}

export async function getLooks({ db, caller, query }: Call<'GET /api/class-looks'>) {
  const { page = 1 } = query;
  const { rows, count } = await pageOfLooks(db, caller.userId, { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE });
  return {
    looks: rows.map((look) => ({ ...look, at: look.at.toISOString() })),
    page,
    pageSize: PAGE_SIZE,
    totalCount: count,
  };
}
