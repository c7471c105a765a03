import type { CourseProgress, EvidencePage, EvidenceQuery, Progress, TopicDetail, TopicProgress, TopicWork } from '@api/contract';
import type { Knex } from 'knex';
import { notFound } from '../../../../errors.ts';
import {
  listSubjects,
  listTopics,
  presentTopicLink,
  type SubjectRow,
  type TopicRow,
} from '../../../bank/subjects-and-topics/index.ts';
import { requireSums } from '../record/record-evidence.ts';
import { type CourseState, mondayOf, presentWeek, readCourse } from './course-progress.ts';
import {
  countTests,
  findLearner,
  findLearnerName,
  type ListedEvidence,
  listAbilitySums,
  listEvidence,
  sumQuestionMarks,
  sumTopics,
  sumWeeks,
  type TopicSums,
} from './progress.queries.ts';

const WEEKS_OF_COURSE = 26;
const WEEKS_OF_TOPIC = 52;
const PAGE_SIZE = 20;

const presentSubject = ({ id, subject_name, slug }: SubjectRow) => ({ id, subject_name, slug });

/** The learner with up-to-date sums; 404 if there is none. */
async function requireLearner(db: Knex, userId: number) {
  const learner = await findLearner(db, userId);
  if (!learner) throw notFound('There is no such learner');
  await requireSums(db, userId);
  return learner;
}

async function readCourses(db: Knex, userId: number, sums: readonly TopicSums[], subjectIds: readonly number[], now: Date) {
  const [topics, abilities, questionMarks] = await Promise.all([
    listTopics(db, subjectIds),
    listAbilitySums(db, userId),
    sumQuestionMarks(db, subjectIds),
  ]);
  const bySubject = Map.groupBy(topics, ({ subject_id }) => subject_id);
  return new Map(
    subjectIds.map((id) => {
      const own: TopicRow[] = bySubject.get(id) ?? [];
      const ids = new Set(own.map((topic) => topic.id));
      const within = <T extends { topic_id: number }>(rows: readonly T[]) => rows.filter(({ topic_id }) => ids.has(topic_id));
      const evidence = { topics: own, sums: within(sums), abilities: within(abilities), questionMarks };
      return [id, { rows: own, state: readCourse(evidence, now) }];
    }),
  );
}

/** The learner's own course first, then those in which there is evidence that counts in no course before them. */
function coursesOf(subjects: readonly SubjectRow[], sums: readonly TopicSums[], ownSlug: string | null): SubjectRow[] {
  const home = new Map<number, number>();
  for (const { subject_id, home_parts } of sums) home.set(subject_id, (home.get(subject_id) ?? 0) + home_parts);
  const shown = subjects.filter(({ id, slug }) => slug === ownSlug || (home.get(id) ?? 0) > 0);
  return shown.toSorted((a, b) => Number(b.slug === ownSlug) - Number(a.slug === ownSlug));
}

/** A learner's progress in all courses. The caller must check access. */
export async function readProgress(db: Knex, userId: number, now: Date): Promise<Progress> {
  const learner = await requireLearner(db, userId);
  const from = mondayOf(now, WEEKS_OF_COURSE - 1);
  const [sums, weeks, tests, subjects] = await Promise.all([
    sumTopics(db, userId),
    sumWeeks(db, { userId, from }),
    countTests(db, userId),
    listSubjects(db, true),
  ]);
  const shown = coursesOf(subjects, sums, learner.course_slug);
  const ids = shown.map(({ id }) => id);
  const states = await readCourses(db, userId, sums, ids, now);
  return {
    courses: shown.map((subject): CourseProgress => {
      const { state } = states.get(subject.id) as { state: CourseState };
      return {
        subject: presentSubject(subject),
        own: subject.slug === learner.course_slug,
        estimate: state.estimate,
        ...state.tally,
        ...(tests.get(subject.id) ?? { tests: 0, gradings: 0 }),
        topics: state.topics,
        weeks: weeks.filter(({ subject_id }) => subject_id === subject.id).map(presentWeek),
        lifts: state.lifts,
      };
    }),
  };
}

export async function readLearnersProgress(db: Knex, userId: number, now: Date) {
  const name = await findLearnerName(db, userId);
  return { ...(await readProgress(db, userId, now)), learner: { id: userId, name: name ?? '' } };
}

/** A learner's estimates in one course: each topic in course order. For planning. */
export async function readEstimates(db: Knex, userId: number, subjectId: number, now: Date): Promise<TopicProgress[]> {
  await requireSums(db, userId);
  const states = await readCourses(db, userId, await sumTopics(db, userId), [subjectId], now);
  return states.get(subjectId)?.state.topics ?? [];
}

/** The topics of a course that a learner has worked on, in short. */
export async function readTopicsWorkedOn(db: Knex, userId: number, subjectId: number, now: Date): Promise<TopicWork[]> {
  const topics = await readEstimates(db, userId, subjectId, now);
  return topics.flatMap(({ id, parts, questions, estimate, last_at }) =>
    last_at === null ? [] : { id, parts, questions, estimate, last_at },
  );
}

/** The topic with this id and its course; 404 if there is none. */
async function requireTopic(db: Knex, topicId: number) {
  for (const subject of await listSubjects(db, true)) {
    const topics = await listTopics(db, [subject.id]);
    if (topics.some(({ id }) => id === topicId)) return { subject, topics };
  }
  throw notFound('There is no such topic');
}

/** A topic with all above it, from the top. */
function pathTo(topics: readonly TopicRow[], topicId: number): TopicRow[] {
  const topic = topics.find(({ id }) => id === topicId);
  if (!topic) return [];
  return [...(topic.parent_topic_id === null ? [] : pathTo(topics, topic.parent_topic_id)), topic];
}

/** The ids of a topic and of all below it; `topics` name parents before their children. */
function idsWithin(topics: readonly TopicRow[], topicId: number): number[] {
  const within = new Set([topicId]);
  for (const { id, parent_topic_id } of topics) if (parent_topic_id !== null && within.has(parent_topic_id)) within.add(id);
  return [...within];
}

/** A learner's progress in one topic, week by week. Whether it may be seen is the caller's to check. */
export async function readTopicProgress(db: Knex, userId: number, topicId: number, now: Date): Promise<TopicDetail> {
  await requireLearner(db, userId);
  const { subject, topics } = await requireTopic(db, topicId);
  const [sums, weeks] = await Promise.all([
    sumTopics(db, userId),
    sumWeeks(db, { userId, from: mondayOf(now, WEEKS_OF_TOPIC - 1), topicIds: idsWithin(topics, topicId) }),
  ]);
  const state = (await readCourses(db, userId, sums, [subject.id], now)).get(subject.id)?.state as CourseState;
  return {
    subject: presentSubject(subject),
    path: pathTo(topics, topicId).slice(0, -1).map(presentTopicLink),
    topic: state.topics.find(({ id }) => id === topicId) as TopicProgress,
    topics: state.topics.filter(({ parent_topic_id }) => parent_topic_id === topicId),
    weeks: weeks.map(presentWeek),
  };
}

function presentEvidence({ hint_seen, solution_seen, subject_slug, topic_slugs, open, at, ...row }: ListedEvidence) {
  return {
    ...row,
    help: [...(hint_seen ? ['hint' as const] : []), ...(solution_seen ? ['solution' as const] : [])],
    address: open ? { subject_slug, topic_slugs } : null,
    at: at.toISOString(),
  };
}

/** The evidence behind a learner's figures, latest first. The caller must check access. */
export async function readEvidence(db: Knex, userId: number, query: EvidenceQuery): Promise<EvidencePage> {
  const { page = 1, pageSize = PAGE_SIZE, ...filter } = query;
  if (!(await findLearner(db, userId))) throw notFound('There is no such learner');
  const { rows, totalCount } = await listEvidence(db, { userId, filter, page, pageSize });
  return { evidence: rows.map(presentEvidence), page, pageSize, totalCount };
}
