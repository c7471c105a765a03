import type { Subject, SubjectWithTopics, Syllabus } from '@api/contract';
import type { Knex } from 'knex';
import { readCached } from '../../../bank-cache/cached-reads.ts';
import { invalidInput, notFound } from '../../../errors.ts';
import type { Caller } from '../../../http/caller.ts';
import type { Call } from '../../../http/route.ts';
import { imageLink } from '../../operations/files/index.ts';
import { isCourseLevel } from './course-levels.ts';
import { listFormerTopicSlugs } from './former-slugs.queries.ts';
import { type NarrowedSelection, narrowSelection, presentSelection, type SelectedSlugs } from './selection.ts';
import {
  countCompletedByTopic,
  countQuestionsByTopic,
  findSubject,
  findSyllabus,
  listSubjects,
  listSyllabusBelow,
  listTopics,
  type SubjectRow,
  type TopicRow,
} from './subjects.queries.ts';
import { buildTopicTree, findById, findInTree, presentTopicLink } from './topic-tree.ts';

const presentSubject = ({ id, subject_name, slug }: SubjectRow): Subject => ({ id, subject_name, slug });

/** The subject with this slug; 404 for one that is unknown or not for this caller. */
export async function requireSubject(db: Knex, slug: string, caller: Caller): Promise<SubjectRow> {
  const subject = await findSubject(db, slug, caller.staff);
  if (!subject) throw notFound('There is no such subject');
  return subject;
}

async function treesOf(db: Knex, subjects: readonly SubjectRow[], caller: Caller) {
  const ids = subjects.map(({ id }) => id);
  const [topics, listed, completed] = await Promise.all([
    readCached(db, caller, ['topics', ids], () => listTopics(db, ids)),
    readCached(db, caller, ['questions of topics', ids], () => countQuestionsByTopic(db, ids, caller.staff)),
    caller.signedIn ? countCompletedByTopic(db, ids, caller) : null,
  ]);
  const bySubject = Map.groupBy(topics, ({ subject_id }) => subject_id);
  return subjects.map((subject) => buildTopicTree(bySubject.get(subject.id) ?? [], { listed, completed }));
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

/** The topic tree of one subject. */
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

/** Topics by the slugs that they had. */
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
