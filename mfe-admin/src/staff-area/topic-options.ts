import type { SubjectWithTopics, Topic } from '@api/contract';

/** A topic as an option: number and name, depth, and the names above, to be found by. */
export interface TopicOption {
  value: string;
  label: string;
  depth: number;
  words: string;
}

/** A subject's topics in the course's order, by id or slug. */
export function topicOptions(subject: SubjectWithTopics | undefined, by: 'id' | 'slug' = 'id'): TopicOption[] {
  const below = (topics: readonly Topic[], depth: number, words: string): TopicOption[] =>
    topics.flatMap((topic) => [
      { value: String(topic[by]), label: `${topic.topic_number} ${topic.topic_name}`, depth, words },
      ...below(topic.subtopics, depth + 1, `${words} ${topic.topic_name}`),
    ]);
  return below(subject?.Topic ?? [], 0, '');
}
