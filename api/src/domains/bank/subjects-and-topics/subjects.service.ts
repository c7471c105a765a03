import type { Subject, SubjectWithTopics, Syllabus, Topic, TopicAddresses, TopicLink } from '@api/contract';
import { TYPESET_VERSION, typesetText } from '@api/typesetting';
import type { Knex } from 'knex';
import { readCached } from '../../../bank-cache/cached-reads.ts';
import { invalidInput, notFound } from '../../../errors.ts';
import type { Caller } from '../../../http/caller.ts';
import type { Call } from '../../../http/route.ts';
import { imageLink } from '../../operations/files/index.ts';
import { type NarrowedSelection, narrowSelection, presentSelection, type SelectedSlugs } from './selection.ts';
import {
  countCompletedByTopic,
  countQuestionsByTopic,
  findSubject,
  findSyllabus,
  listFormerSubjectSlugs,
  listFormerTopicSlugs,
  listStaleSyllabus,
  listSubjects,
  listSyllabusBelow,
  listTopics,
  type SubjectRow,
  storeSyllabusHtml,
  type TopicCount,
  type TopicRow,
} from './subjects.queries.ts';

/** Slugs of the maths courses' levels, which share questions: `math-aa-sl` with `math-aa-hl`. For PostgreSQL too. */
export const COURSE_LEVEL_SLUG = '^math-.*-[sh]l$';

const pattern = new RegExp(COURSE_LEVEL_SLUG);

/** Whether a subject is one level of a course that shares questions with its other level. */
export const isCourseLevel = ({ slug }: { slug: string }): boolean => pattern.test(slug);

/** The level that a subject's slug ends with; null where a subject has no levels. */
export function levelOf({ slug }: { slug: string }): 'SL' | 'HL' | null {
  const level = /-([sh]l)$/.exec(slug)?.[1]?.toUpperCase();
  return level === 'SL' || level === 'HL' ? level : null;
}

export function presentTopicLink({ id, topic_name, slug, topic_number, parent_topic_id }: TopicRow): TopicLink {
  return { id, topic_name, slug, topic_number, parent_topic_id };
}

const byTopic = (counts: readonly TopicCount[]) => new Map(counts.map(({ topic_id, count }) => [topic_id, count]));

/** Topics as trees, counts summed upwards, as guests see them: completed counts are null. `rows` come in course order. */
function buildTopicTree(rows: readonly TopicRow[], listed: ReadonlyMap<number, number>): Topic[] {
  const children = Map.groupBy(rows, ({ parent_topic_id }) => parent_topic_id);
  const build = (row: TopicRow): Topic => {
    const subtopics = (children.get(row.id) ?? []).map(build);
    const below = subtopics.reduce((sum, { totalQuestionsCount }) => sum + totalQuestionsCount, 0);
    const totalQuestionsCount = (listed.get(row.id) ?? 0) + below;
    return { ...presentTopicLink(row), totalQuestionsCount, completedQuestionsCount: null, subtopics };
  };
  return (children.get(null) ?? []).map(build);
}

/** The tree of a topic with what a learner has completed, summed upwards. */
function withCompleted(topic: Topic, completed: ReadonlyMap<number, number>): Topic {
  const subtopics = topic.subtopics.map((below) => withCompleted(below, completed));
  const below = subtopics.reduce((sum, { completedQuestionsCount }) => sum + (completedQuestionsCount ?? 0), 0);
  return { ...topic, completedQuestionsCount: (completed.get(topic.id) ?? 0) + below, subtopics };
}

/** The topic with this slug anywhere in some trees. */
function findInTree(topics: readonly Topic[], slug: string): Topic | undefined {
  for (const topic of topics) {
    const found = topic.slug === slug ? topic : findInTree(topic.subtopics, slug);
    if (found) return found;
  }
  return undefined;
}

/** The topic with this id anywhere in some trees. */
function findById(topics: readonly Topic[], id: number | undefined): Topic | undefined {
  for (const topic of topics) {
    const found = topic.id === id ? topic : findById(topic.subtopics, id);
    if (found) return found;
  }
  return undefined;
}

const presentSubject = ({ id, subject_name, slug }: SubjectRow): Subject => ({ id, subject_name, slug });

/** The subject with this slug; 404 for one that is unknown or not for this caller. */
export async function requireSubject(db: Knex, slug: string, caller: Caller): Promise<SubjectRow> {
  const subject = await findSubject(db, slug, caller.staff);
  if (!subject) throw notFound('There is no such subject');
  return subject;
}

/** The topic trees of some subjects, in their order. Only what the caller has completed is read for each request. */
async function treesOf(db: Knex, subjects: readonly SubjectRow[], caller: Caller): Promise<Topic[][]> {
  const ids = subjects.map(({ id }) => id);
  const [trees, completed] = await Promise.all([
    readCached(db, caller, ['trees', ids], async () => {
      const [topics, counts] = await Promise.all([listTopics(db, ids), countQuestionsByTopic(db, ids, caller.staff)]);
      const [bySubject, listed] = [Map.groupBy(topics, ({ subject_id }) => subject_id), byTopic(counts)];
      return ids.map((id) => buildTopicTree(bySubject.get(id) ?? [], listed));
    }),
    caller.signedIn ? countCompletedByTopic(db, ids, caller) : null,
  ]);
  if (completed === null) return trees;
  const done = byTopic(completed);
  return trees.map((tree) => tree.map((topic) => withCompleted(topic, done)));
}

/** The subjects that the caller may see, with their topic trees unless told otherwise. */
export async function getSubjects({ db, caller, query }: Call<'GET /api/subjects'>) {
  const subjects = await listSubjects(db, caller.staff);
  const trees = await treesOf(db, subjects, caller);
  return {
    subjects: subjects.map((subject, index): SubjectWithTopics => {
      const Topic = trees[index] ?? [];
      const totalQuestionsCount = Topic.reduce((sum, topic) => sum + topic.totalQuestionsCount, 0);
      const has_other_level = isCourseLevel(subject);
      const facts = { ...presentSubject(subject), has_other_level, totalQuestionsCount };
      return { ...facts, ...(query.excludeChildren === 'true' ? {} : { Topic }) };
    }),
  };
}

export async function getTopics({ db, caller, params, query }: Call<'GET /api/topics/:subjectSlug'>) {
  if (query.slug !== undefined && query.slug !== params.subjectSlug) {
    throw invalidInput([{ path: 'slug', message: 'Names another subject than the address' }]);
  }
  const subject = await requireSubject(db, params.subjectSlug, caller);
  const [topics = []] = await treesOf(db, [subject], caller);
  return { subject: presentSubject(subject), topics };
}

/** The children of some topics of a subject, in course order. */
export async function getSubtopics({ db, caller, body }: Call<'POST /api/topics/subtopics'>) {
  const subject = await requireSubject(db, body.subjectSlug, caller);
  const [topics = []] = await treesOf(db, [subject], caller);
  const former = await formerSlugs(db, subject.id, caller);
  const parents = [...new Set(body.parentSlugs)].map((slug) => {
    const topic = findInTree(topics, slug) ?? findById(topics, former.get(slug));
    if (!topic) throw notFound(`There is no topic "${slug}" in this subject`);
    return topic;
  });
  return { subtopics: parents.flatMap(({ subtopics }) => subtopics) };
}

/** A topic's syllabus page. The message of the 404 is the specification's (part 2, section 4). */
export async function getSyllabus({ db, caller, params }: Call<'GET /api/syllabus/:subjectSlug/:topicSlug'>): Promise<Syllabus> {
  const subject = await requireSubject(db, params.subjectSlug, caller);
  const row = await findSyllabus(db, subject.id, params.topicSlug);
  if (!row) throw notFound('Syllabus and the formula for this topic are currently unavailable.');
  return {
    title: row.topic_name,
    content: row.syllabus,
    content_html: row.syllabus_html,
    featuredImage: imageLink(row.featured_image, row.featured_image_alt),
    image: imageLink(row.image, row.image_alt),
    topic: presentTopicLink(row),
    subject: presentSubject(subject),
    sections: (await listSyllabusBelow(db, row.id)).map((below) => ({
      topic: presentTopicLink(below),
      content_html: below.syllabus_html,
    })),
  };
}

async function formerSlugs(db: Knex, subjectId: number, caller: Caller): Promise<Map<string, number>> {
  const rows = await readCached(db, caller, ['former slugs of topics', subjectId], () => listFormerTopicSlugs(db, [subjectId]));
  return new Map(rows.map(({ slug, topic_id }) => [slug, topic_id]));
}

/** A subject with the topics that a selection within it means. */
export interface Selection extends NarrowedSelection {
  subject: SubjectRow;
  topics: readonly TopicRow[];
}

/** Resolves a selection of topics by the slugs that they have or had; 404 for an unknown subject, 422 for topics that do not fit it or each other. */
export async function resolveSelection(db: Knex, caller: Caller, subjectSlug: string, slugs: SelectedSlugs): Promise<Selection> {
  const subject = await requireSubject(db, subjectSlug, caller);
  const topics = await readCached(db, caller, ['topics', [subject.id]], () => listTopics(db, [subject.id]));
  const narrowed = narrowSelection(topics, presentSelection(topics, await formerSlugs(db, subject.id, caller), slugs));
  if (narrowed.issues.length > 0) throw invalidInput(narrowed.issues);
  return { subject, topics, ...narrowed };
}

/** The slugs from the top level down to a topic. */
function pathTo(topics: ReadonlyMap<number, TopicRow>, id: number): string[] {
  const topic = topics.get(id);
  if (!topic) return [];
  return [...(topic.parent_topic_id === null ? [] : pathTo(topics, topic.parent_topic_id)), topic.slug];
}

/** The addresses of all public subjects and topics, by present and former slugs. */
export async function getTopicAddresses({ db }: Call<'GET /api/topic-addresses'>): Promise<TopicAddresses> {
  const subjects = await listSubjects(db, false);
  const ids = subjects.map(({ id }) => id);
  const [rows, formerTopics, formerSubjects] = await Promise.all([
    listTopics(db, ids),
    listFormerTopicSlugs(db, ids),
    listFormerSubjectSlugs(db),
  ]);
  const topics = new Map(rows.map((topic) => [topic.id, topic]));
  const slugs = new Map(subjects.map(({ id, slug }) => [id, slug]));
  const known = [...formerTopics, ...rows.map(({ subject_id, slug, id }) => ({ subject_id, slug, topic_id: id }))];
  const bySubject = Map.groupBy(known, ({ subject_id }) => subject_id);
  return {
    former_subjects: Object.fromEntries(
      formerSubjects.flatMap(({ slug, subject_id }) => {
        const present = slugs.get(subject_id);
        return present === undefined ? [] : [[slug, present]];
      }),
    ),
    topics: Object.fromEntries(
      subjects.map(({ id, slug }) => [
        slug,
        Object.fromEntries((bySubject.get(id) ?? []).map((each) => [each.slug, pathTo(topics, each.topic_id)])),
      ]),
    ),
  };
}

/** Typesets every syllabus page that the present renderer has not set. Returns the count. */
export async function retypesetSyllabus(db: Knex): Promise<number> {
  const stale = await listStaleSyllabus(db, TYPESET_VERSION);
  for (const { id, syllabus } of stale) await storeSyllabusHtml(db, id, typesetText(syllabus), TYPESET_VERSION);
  return stale.length;
}
