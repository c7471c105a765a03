import type { InputIssue } from '@api/contract';
import { DEEPEST_TOPIC } from '@api/contract/topic-levels';
import type { TopicPlace } from './topics.queries.ts';

/** A topic with its parent, in a tree listed from top to bottom. */
export interface OrderedTopic {
  id: number;
  parent_topic_id: number | null;
}

const issue = (index: number, message: string): InputIssue => ({ path: `topics.${index}`, message });

/**
 * The levels and positions that an ordered list of topics means. `present` are the subject's topics. Throws issues if
 * topics are missing, repeated or unknown, precede their parents, or are too deep.
 */
export function placesOf(
  ordered: readonly OrderedTopic[],
  present: ReadonlySet<number>,
): { places: TopicPlace[]; issues: InputIssue[] } {
  const placed = new Map<number, TopicPlace>();
  const counts = new Map<number | null, number>();
  const issues: InputIssue[] = [];
  for (const [index, { id, parent_topic_id }] of ordered.entries()) {
    const parent = parent_topic_id === null ? null : placed.get(parent_topic_id);
    const depth = (parent?.depth ?? 0) + 1;
    if (!present.has(id)) issues.push(issue(index, 'There is no such topic in this subject'));
    else if (placed.has(id)) issues.push(issue(index, 'Name every topic once'));
    else if (parent === undefined) issues.push(issue(index, 'The topic above must come first'));
    else if (depth > DEEPEST_TOPIC) issues.push(issue(index, `Topics are ${DEEPEST_TOPIC} levels deep at most`));
    const position = (counts.get(parent_topic_id) ?? 0) + 1;
    counts.set(parent_topic_id, position);
    placed.set(id, { id, parent_topic_id, depth, position });
  }
  if (issues.length === 0 && placed.size < present.size)
    issues.push({ path: 'topics', message: 'Name every topic of the subject' });
  return { places: [...placed.values()], issues };
}
