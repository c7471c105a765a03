import type { Subject, Topic } from '@api/contract';
import { breadcrumbData, type Sharing, type Step } from '@shell/kit/sharing';
import type { Course, WithContext } from 'schema-dts';
import { courseOf } from './course-data.ts';
import { questionBank, topicPath } from './way-to-topic.ts';

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
