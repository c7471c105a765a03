import type { Duration, RequestOf, Topic } from '@api/contract';
import { addressOf } from '@shell/kit/addresses';
import { DURATIONS } from '../test-labels.ts';

/** What a learner has chosen so far: slugs by level, and the time. */
export interface Selection {
  subject: string | null;
  topics: readonly string[];
  subtopics: readonly string[];
  subSubtopics: readonly string[];
  /** Minutes. */
  duration: Duration | null;
}

export const NOTHING_CHOSEN: Selection = { subject: null, topics: [], subtopics: [], subSubtopics: [], duration: null };

/** Another subject clears what was chosen below it; the time stays. Specification part 1, section 4. */
export function withSubject(selection: Selection, subject: string): Selection {
  return { ...NOTHING_CHOSEN, subject, duration: selection.duration };
}

/** The levels of the tree below the chosen topics; what is chosen on them is kept only while it is there. */
export interface Offered {
  topics: readonly Topic[];
  subtopics: readonly Topic[];
  subSubtopics: readonly Topic[];
}

/** What the tree offers on each level, given what is chosen above. */
export function offeredBy(tree: readonly Topic[], selection: Selection): Offered {
  const subtopics = tree.filter(({ slug }) => selection.topics.includes(slug)).flatMap((topic) => topic.subtopics);
  const subSubtopics = subtopics.filter(({ slug }) => selection.subtopics.includes(slug)).flatMap((topic) => topic.subtopics);
  return { topics: tree, subtopics, subSubtopics };
}

/** Drops chosen subtopics and sub-subtopics that are no longer under what is chosen above them. Section 4. */
export function withoutOrphans(tree: readonly Topic[], selection: Selection): Selection {
  const present = (chosen: readonly string[], level: readonly Topic[]) =>
    chosen.filter((slug) => level.some((topic) => topic.slug === slug));
  const topics = present(selection.topics, tree);
  const subtopics = present(selection.subtopics, offeredBy(tree, { ...selection, topics }).subtopics);
  const subSubtopics = present(selection.subSubtopics, offeredBy(tree, { ...selection, topics, subtopics }).subSubtopics);
  return { ...selection, topics, subtopics, subSubtopics };
}

/** The call's body; null until a time and at least one topic are chosen. Section 4. */
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

/** The page with all of a guest's choices, so that they continue there after signing up. */
export function addressToContinue({ subject, topics, subtopics, subSubtopics, duration }: Selection): string {
  const search = new URLSearchParams({ subject: subject ?? '', duration: String(duration ?? '') });
  for (const slug of topics) search.append('topic', slug);
  for (const slug of subtopics) search.append('subtopic', slug);
  for (const slug of subSubtopics) search.append('subsubtopic', slug);
  return addressOf('make-test', {}, { query: search });
}

/** What `addressToContinue` wrote; null for an address that names no test. */
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
