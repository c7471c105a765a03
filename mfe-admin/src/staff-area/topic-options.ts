import type { SubjectWithTopics, Topic } from '@api/contract';

/** A topic as a choice: its number and name, how deep it lies, and the names above it, by which it is found as well. */
export interface TopicOption {
  value: string;
  label: string;
  depth: number;
  words: string;
}

/** All topics of a subject in the course's order, each below the one that it belongs to, by id or by slug. */
export function topicOptions(subject: SubjectWithTopics | undefined, by: 'id' | 'slug' = 'id'): TopicOption[] {
  const below = (topics: readonly Topic[], depth: number, words: string): TopicOption[] =>
    topics.flatMap((topic) => [
      { value: String(topic[by]), label: `${topic.topic_number} ${topic.topic_name}`, depth, words },
      ...below(topic.subtopics, depth + 1, `${words} ${topic.topic_name}`),
    ]);
  return below(subject?.Topic ?? [], 0, '');
}
