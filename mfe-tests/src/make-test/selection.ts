import type { Duration, RequestOf, Topic } from '@api/contract';
import { addressOf } from '@shell/kit/addresses';
import { DURATIONS } from '../test-labels.ts';

export interface Selection {
  subject: string | null;
  topics: readonly string[];
  subtopics: readonly string[];
  subSubtopics: readonly string[];
  duration: Duration | null;
}

export const NOTHING_CHOSEN: Selection = { subject: null, topics: [], subtopics: [], subSubtopics: [], duration: null };

/** Clears the topics. Specification part 1, section 4. */
export function withSubject(selection: Selection, subject: string): Selection {
  return { ...NOTHING_CHOSEN, subject, duration: selection.duration };
}

/** By level; selected topics stay only while available. */
export interface Offered {
  topics: readonly Topic[];
  subtopics: readonly Topic[];
  subSubtopics: readonly Topic[];
}

/** Given the selection above. */
export function offeredBy(tree: readonly Topic[], selection: Selection): Offered {
  const subtopics = tree.filter(({ slug }) => selection.topics.includes(slug)).flatMap((topic) => topic.subtopics);
  const subSubtopics = subtopics.filter(({ slug }) => selection.subtopics.includes(slug)).flatMap((topic) => topic.subtopics);
  return { topics: tree, subtopics, subSubtopics };
}

/** Drops topics whose parents are no longer selected. Section 4. */
export function withoutOrphans(tree: readonly Topic[], selection: Selection): Selection {
  const present = (chosen: readonly string[], level: readonly Topic[]) =>
    chosen.filter((slug) => level.some((topic) => topic.slug === slug));
  const topics = present(selection.topics, tree);
  const subtopics = present(selection.subtopics, offeredBy(tree, { ...selection, topics }).subtopics);
  const subSubtopics = present(selection.subSubtopics, offeredBy(tree, { ...selection, topics, subtopics }).subSubtopics);
  return { ...selection, topics, subtopics, subSubtopics };
}

/** Null without a duration and a topic. Section 4. */
export function testRequest({
  subject,
  topics,
  subtopics,
  subSubtopics,
  duration,
}: Selection): RequestOf<'POST /api/test'>['body'] | null {
  if (!subject || !duration || topics.length === 0) return null;
  return {
    subject_slug: subject,
    topic_slugs: [...topics],
    subtopic_slugs: [...subtopics],
    sub_subtopic_slugs: [...subSubtopics],
    duration,
  };
}

/** Continues a guest's selection after sign-up. */
export function addressToContinue({ subject, topics, subtopics, subSubtopics, duration }: Selection): string {
  const search = new URLSearchParams({ subject: subject ?? '', duration: String(duration ?? '') });
  for (const slug of topics) search.append('topic', slug);
  for (const slug of subtopics) search.append('subtopic', slug);
  for (const slug of subSubtopics) search.append('subsubtopic', slug);
  return addressOf('make-test', {}, { query: search });
}

export function chosenBefore(search: URLSearchParams): Selection | null {
  const minutes = Number(search.get('duration'));
  const selection = {
    subject: search.get('subject'),
    topics: search.getAll('topic'),
    subtopics: search.getAll('subtopic'),
    subSubtopics: search.getAll('subsubtopic'),
    duration: DURATIONS.find((duration) => duration.minutes === minutes)?.minutes ?? null,
  };
  return testRequest(selection) && selection;
}
