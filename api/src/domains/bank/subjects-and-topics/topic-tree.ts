import type { Topic, TopicLink } from '@api/contract';
import type { TopicCount, TopicRow } from './subjects.queries.ts';

/** A topic as a link. */
export function presentTopicLink({ id, topic_name, slug, topic_number, parent_topic_id }: TopicRow): TopicLink {
  return { id, topic_name, slug, topic_number, parent_topic_id };
}

const byTopic = (counts: readonly TopicCount[]) => new Map(counts.map(({ topic_id, count }) => [topic_id, count]));

/** Topics as trees, counts summed upwards. `rows` come in course order. `completed` is null for guests, whose completed counts are null. */
export function buildTopicTree(
  rows: readonly TopicRow[],
  { listed, completed }: { listed: readonly TopicCount[]; completed: readonly TopicCount[] | null },
): Topic[] {
  const [listedAt, completedAt] = [byTopic(listed), completed && byTopic(completed)];
  const children = Map.groupBy(rows, ({ parent_topic_id }) => parent_topic_id);
  const build = (row: TopicRow): Topic => {
    const subtopics = (children.get(row.id) ?? []).map(build);
    let total = listedAt.get(row.id) ?? 0;
    let done = completedAt?.get(row.id) ?? 0;
    for (const { totalQuestionsCount, completedQuestionsCount } of subtopics) {
      total += totalQuestionsCount;
      done += completedQuestionsCount ?? 0;
    }
    return { ...presentTopicLink(row), totalQuestionsCount: total, completedQuestionsCount: completedAt && done, subtopics };
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
