import type { Topic } from '@api/contract';
import { useApi } from '@shell/kit';

/** A topic of a course with its depth, from 0. */
export interface PlacedTopic {
  topic: Topic;
  depth: number;
  /** The names above it. */
  above: string;
}

/** The topics of a course, the tree read from top to bottom. */
export function useTopicsOf(subjectSlug: string) {
  return useApi('GET /api/topics/:subjectSlug', { params: { subjectSlug } }, { staleTime: 300_000 });
}

/** A tree of topics as one list. */
export function flattened(topics: readonly Topic[], depth = 0, above = ''): PlacedTopic[] {
  return topics.flatMap((topic) => [
    { topic, depth, above },
    ...flattened(topic.subtopics, depth + 1, `${above} ${topic.topic_name}`),
  ]);
}
