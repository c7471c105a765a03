import type { TopicLink } from '@api/contract';
import { BarList, token } from 'design-system';

/** Marks by topic as small bars, in the order of the course. */
export function TopicShares({ topics }: { topics: readonly { topic: TopicLink; marks: number }[] }) {
  return (
    <BarList
      aria-label="Marks by topic"
      style={{ rowGap: token.space[1] }}
      bars={topics.map(({ topic, marks }) => ({ key: String(topic.id), label: topic.topic_name, value: marks }))}
    />
  );
}
