import type { Subject, Topic } from '@api/contract';
import type { PageHead } from '@shell/kit';
import { addressOf, placeIn, placeQuery, TOPIC_LEVELS } from '@shell/kit/addresses';

/** Its topics, the search, or `All questions`. */
export function listTitle(topics: readonly Topic[], search: URLSearchParams): string {
  const names = namesIn(topics, search, TOPIC_LEVELS);
  if (names.length > 0) return new Intl.ListFormat('en-GB').format(names);
  const q = search.get('q');
  return q ? `Search for “${q}”` : 'All questions';
}

/** Without topics that have a chosen one below. */
function namesIn(topics: readonly Topic[], search: URLSearchParams, [level, ...deeper]: readonly string[]): string[] {
  if (level === undefined) return [];
  const slugs = search.get(level)?.split(',') ?? [];
  return topics.flatMap((topic) => {
    const below = namesIn(topic.subtopics, search, deeper);
    return below.length === 0 && slugs.includes(topic.slug) ? [topic.topic_name] : below;
  });
}

/** Empty without a path, or with several topics on a level. */
export function topicsAt(tree: readonly Topic[], search: URLSearchParams): readonly Topic[] {
  const way: Topic[] = [];
  for (const slug of TOPIC_LEVELS.map((level) => search.get(level)).filter((slug) => slug !== null)) {
    const topic = (way.at(-1)?.subtopics ?? tree).find((candidate) => candidate.slug === slug);
    if (!topic) return [];
    way.push(topic);
  }
  return way;
}

/** Searches and several topics are personal: only their title differs from the bank's. */
export function questionListHead(
  subject: Pick<Subject, 'subject_name'>,
  topics: readonly Topic[],
  search: URLSearchParams,
): PageHead {
  const topic = topicsAt(topics, search).at(-1);
  return topic ? topicListHead(subject, topic, search) : { title: `${listTitle(topics, search)}, ${subject.subject_name}` };
}

/** For any part of a topic's list. */
function topicListHead(
  { subject_name }: Pick<Subject, 'subject_name'>,
  { topic_name, totalQuestionsCount: count }: Pick<Topic, 'topic_name' | 'totalQuestionsCount'>,
  search: URLSearchParams,
): PageHead {
  return {
    title: `${topic_name}, ${subject_name}`,
    description: `${count} original practice ${count === 1 ? 'question' : 'questions'} on ${topic_name} in ${subject_name}, with hints, worked solutions and mark schemes.`,
    canonical: addressOf('question-list', {}, { query: placeQuery(placeIn(search)) }),
  };
}
