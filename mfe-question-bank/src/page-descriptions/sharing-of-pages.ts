import type { Subject, Topic } from '@api/contract';
import { breadcrumbData, type Sharing, type SharingByCall, type Step } from '@shell/kit/sharing';
import type { Course, WithContext } from 'schema-dts';
import { courseListData, courseOf, questionBank, topicPath } from './course-data.ts';
import { topicsAt } from './list-head.ts';
import { questionSharing } from './question-sharing.ts';

/** What the pages of the question bank share of themselves, by the calls that they show. */
export const SHARING: SharingByCall = {
  'GET /api/questions/:id': ({ question, Answer }) => questionSharing(question, Answer?.[0]),
  'GET /api/topics/:subjectSlug': ({ subject, topics }, { searchParams }) =>
    topicListSharing(subject, topicsAt(topics, searchParams)),
  'GET /api/subjects': ({ subjects }) => ({ data: [courseListData(subjects)] }),
};

/**
 * What a list of questions of one topic shares of itself, `topics` being those on the way to it, itself last. A list that is no topic's own (a search, several
 * topics at once) shares nothing.
 */
export function topicListSharing(
  subject: Pick<Subject, 'slug' | 'subject_name'>,
  topics: readonly Pick<Topic, 'slug' | 'topic_name'>[],
): Sharing {
  const steps = topics.map(
    ({ topic_name }, index): Step => ({
      name: topic_name,
      path: topicPath(
        subject.slug,
        topics.slice(0, index + 1).map(({ slug }) => slug),
      ),
    }),
  );
  if (steps.length === 0) return {};
  const course: WithContext<Course> = { '@context': 'https://schema.org', ...(courseOf(subject) as Exclude<Course, string>) };
  return {
    data: [
      breadcrumbData([questionBank(), { name: subject.subject_name, path: topicPath(subject.slug, []) }, ...steps]),
      { ...course, about: topics.at(-1)?.topic_name ?? subject.subject_name },
    ],
  };
}
