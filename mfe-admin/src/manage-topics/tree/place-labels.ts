import type { StaffTopic } from '@api/contract';
import { nameOf } from '../topic-addresses.ts';

/** A topic's place in words, for screen readers. */
export function placeWords(topics: readonly StaffTopic[], id: number): string {
  const topic = topics.find((each) => each.id === id);
  if (!topic) return '';
  const above = topics.find(({ id: each }) => each === topic.parent_topic_id);
  const siblings = topics.filter(({ parent_topic_id }) => parent_topic_id === topic.parent_topic_id);
  const place = `${siblings.indexOf(topic) + 1} of ${siblings.length}`;
  return `${nameOf(topic)}: ${place} ${above ? `below ${nameOf(above)}` : 'at the top level'}, level ${topic.depth}.`;
}
