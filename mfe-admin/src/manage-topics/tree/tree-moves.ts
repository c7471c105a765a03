import { DEEPEST_TOPIC } from '@api/contract/topic-levels';

/** In a tree listed from top to bottom. */
export interface TreeTopic {
  id: number;
  parent_topic_id: number | null;
  depth: number;
}

export type Step = 'up' | 'down' | 'in' | 'out';

/** A topic with all below it. */
export function subtreeOf<Topic extends TreeTopic>(topics: readonly Topic[], id: number): Topic[] {
  const first = topics.findIndex((topic) => topic.id === id);
  const top = topics[first];
  if (!top) return [];
  const after = topics.findIndex((topic, index) => index > first && topic.depth <= top.depth);
  return topics.slice(first, after === -1 ? undefined : after);
}

const heightOf = (subtree: readonly TreeTopic[]) => Math.max(...subtree.map(({ depth }) => depth)) - (subtree[0]?.depth ?? 1) + 1;

/** Possible levels of a topic with its subtree: at most three, never adopting the following topics. */
export function levelsAt(others: readonly TreeTopic[], index: number, height: number): { least: number; most: number } {
  const most = Math.min((others[index - 1]?.depth ?? 0) + 1, DEEPEST_TOPIC - height + 1);
  return { least: Math.min(others[index]?.depth ?? 1, Math.max(most, 1)), most: Math.max(most, 1) };
}

/** The nearest possible level; null if none fits. */
export function levelFor(topics: readonly TreeTopic[], id: number, index: number, wanted: number): number | null {
  const moved = subtreeOf(topics, id);
  const others = topics.filter((topic) => !moved.includes(topic));
  const height = heightOf(moved);
  const { least, most } = levelsAt(others, index, height);
  if (least > DEEPEST_TOPIC - height + 1 || (others[index]?.depth ?? 1) > most) return null;
  return Math.min(Math.max(wanted, least), most);
}

/** Moves a subtree: `index` counts the others. Unchanged if it does not fit. */
export function moveTo<Topic extends TreeTopic>(topics: readonly Topic[], id: number, index: number, wanted: number): Topic[] {
  const depth = levelFor(topics, id, index, wanted);
  const moved = subtreeOf(topics, id);
  const [top] = moved;
  if (depth === null || !top) return [...topics];
  const others = topics.filter((topic) => !moved.includes(topic));
  const above = others.slice(0, index).findLast((topic) => topic.depth === depth - 1);
  const placed = moved.map((topic) => ({
    ...topic,
    depth: topic.depth - top.depth + depth,
    parent_topic_id: topic.id === id ? (depth === 1 ? null : (above?.id ?? null)) : topic.parent_topic_id,
  }));
  return others.toSpliced(index, 0, ...placed);
}

/** Unchanged if the step is impossible. */
export function stepped<Topic extends TreeTopic>(topics: readonly Topic[], id: number, step: Step): Topic[] {
  const moved = subtreeOf(topics, id);
  const [top] = moved;
  if (!top) return [...topics];
  const others = topics.filter((topic) => !moved.includes(topic));
  const index = topics.indexOf(top);
  if (step === 'in') return moveTo(topics, id, index, top.depth + 1);
  if (step === 'out') {
    if (top.depth === 1) return [...topics];
    // After the whole subtree of its parent, so that it adopts nothing.
    const next = others.findIndex((topic, place) => place >= index && topic.depth < top.depth);
    return moveTo(topics, id, next === -1 ? others.length : next, top.depth - 1);
  }
  const by = step === 'up' ? -1 : 1;
  for (let place = index + by; place >= 0 && place <= others.length; place += by) {
    if (levelFor(topics, id, place, top.depth) === top.depth) return moveTo(topics, id, place, top.depth);
  }
  return [...topics];
}

/** Equal order and parents. */
export const sameTree = (a: readonly TreeTopic[], b: readonly TreeTopic[]) =>
  a.length === b.length &&
  a.every(({ id, parent_topic_id }, index) => b[index]?.id === id && b[index]?.parent_topic_id === parent_topic_id);
