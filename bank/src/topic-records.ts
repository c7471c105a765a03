import type { QuestionFileRecordSource } from '@api/contract';
import type { CourseDraft, TopicDraft } from './template.ts';
import { topicArtwork } from './topic-artwork.ts';

/** Lower-case words joined by hyphens. */
function slugify(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

interface FlatTopic {
  topic: TopicDraft;
  slug: string;
  parent: string | undefined;
  position: number;
}

const formerSlugs = ({ formerSlugs: own = [], subtopics = [] }: TopicDraft): string[] => [
  ...own,
  ...subtopics.flatMap(formerSlugs),
];

/**
 * A course's topics from top to bottom, parents before children. Two topics of the same name get their numbers into the slug; the
 * slug of a topic that was merged is never given again.
 */
function flatten(course: CourseDraft): FlatTopic[] {
  const flat: FlatTopic[] = [];
  const slugs = new Set<string>(course.topics.flatMap(formerSlugs));
  const visit = (topic: TopicDraft, parent: string | undefined, position: number) => {
    const short = slugify(topic.name);
    const slug = slugs.has(short) ? `${short}-${slugify(topic.number)}` : short;
    slugs.add(slug);
    flat.push({ topic, slug, parent, position });
    for (const [index, child] of (topic.subtopics ?? []).entries()) visit(child, slug, index + 1);
  };
  for (const [index, topic] of course.topics.entries()) visit(topic, undefined, index + 1);
  return flat;
}

/** The slug of each topic of a course by the course's number. */
export function slugsByNumber(course: CourseDraft): Map<string, string> {
  return new Map(flatten(course).map(({ topic, slug }) => [topic.number, slug]));
}

/** The course's number of each topic by its slug. */
export function numbersBySlug(course: CourseDraft): Map<string, string> {
  return new Map(flatten(course).map(({ topic, slug }) => [slug, topic.number]));
}

/** A course as records of a question file: the subject, then its topics. */
export function courseRecords(course: CourseDraft): QuestionFileRecordSource[] {
  const { slug: subject, name } = course;
  const audience = subject === 'bridging-maths' ? 'staff' : 'everyone';
  const topics = flatten(course).map(
    ({ topic, slug, parent, position }): QuestionFileRecordSource => ({
      record: 'topic',
      ...{ subject, slug, number: topic.number, name: topic.name, position },
      ...(parent !== undefined && { parent }),
      ...(topic.formerSlugs && { former_slugs: [...topic.formerSlugs] }),
      ...(topic.syllabus !== undefined && { syllabus: topic.syllabus.trim(), picture: topicArtwork(subject, topic.number) }),
    }),
  );
  return [{ record: 'subject', slug: subject, name, audience }, ...topics];
}
