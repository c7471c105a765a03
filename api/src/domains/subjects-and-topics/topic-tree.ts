import type { Topic, TopicLink } from '@api/contract';
import type { TopicCount, TopicRow } from './subjects.queries.ts';

/** A topic as a link. */
export function presentTopicLink({ id, topic_name, slug, topic_number, parent_topic_id }: TopicRow): TopicLink {
  return { id, topic_name, slug, topic_number, parent_topic_id };
}

/**
 * Topics as trees, counts summed upwards. `rows` come in course order. `withCompleted` is false for guests, whose completed
 * counts are null.
 */
export function buildTopicTree(rows: readonly TopicRow[], counts: readonly TopicCount[], withCompleted: boolean): Topic[] {
  const own = new Map(counts.map((count) => [count.topic_id, count]));
  const children = Map.groupBy(rows, ({ parent_topic_id }) => parent_topic_id);
  const build = (row: TopicRow): Topic => {
    const subtopics = (children.get(row.id) ?? []).map(build);
    const total = (own.get(row.id)?.total ?? 0) + subtopics.reduce((sum, topic) => sum + topic.totalQuestionsCount, 0);
    const completed =
      (own.get(row.id)?.completed ?? 0) + subtopics.reduce((sum, topic) => sum + (topic.completedQuestionsCount ?? 0), 0);
    const completedQuestionsCount = withCompleted ? completed : null;
    return { ...presentTopicLink(row), totalQuestionsCount: total, completedQuestionsCount, subtopics };
  };
  return (children.get(null) ?? []).map(build);
}

/** The topic with this slug anywhere in some trees. */
export function findInTree(topics: readonly Topic[], slug: string): Topic | undefined {
  for (const topic of topics) {
    const found = topic.slug === slug ? topic : findInTree(topic.subtopics, slug);
    if (found) return found;
  }
  return undefined;
}

/** The topic with this id anywhere in some trees. */
export function findById(topics: readonly Topic[], id: number | undefined): Topic | undefined {
  for (const topic of topics) {
    const found = topic.id === id ? topic : findById(topic.subtopics, id);
    if (found) return found;
  }
  return undefined;
}
