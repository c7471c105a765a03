import { describe, expect, it } from 'vitest';
import { moveTo, type Step, stepped, type TreeTopic } from './tree-moves.ts';

/** a(b(c) d) e(f) */
const tree: TreeTopic[] = [
  { id: 1, parent_topic_id: null, depth: 1 },
  { id: 2, parent_topic_id: 1, depth: 2 },
  { id: 3, parent_topic_id: 2, depth: 3 },
  { id: 4, parent_topic_id: 1, depth: 2 },
  { id: 5, parent_topic_id: null, depth: 1 },
  { id: 6, parent_topic_id: 5, depth: 2 },
];
const shown = (topics: readonly TreeTopic[]) =>
  topics.map(({ id, depth, parent_topic_id }) => `${'-'.repeat(depth - 1)}${id}<${parent_topic_id ?? ''}`).join(' ');
const step = (id: number, ...steps: Step[]) => shown(steps.reduce((topics, each) => stepped(topics, id, each), tree));

describe('a topic in the tree', () => {
  it.each<[number, Step[], string]>([
    [4, ['up'], '1< -4<1 -2<1 --3<2 5< -6<5'],
    [2, ['down'], '1< -4<1 -2<1 --3<2 5< -6<5'],
    [4, ['in'], '1< -2<1 --3<2 --4<2 5< -6<5'],
    [4, ['out'], '1< -2<1 --3<2 4< 5< -6<5'],
    [2, ['out'], '1< -4<1 2< -3<2 5< -6<5'],
    [3, ['out', 'out'], '1< -2<1 -4<1 3< 5< -6<5'],
    [5, ['in'], '1< -2<1 --3<2 -4<1 -5<1 --6<5'],
    [5, ['in', 'in'], '1< -2<1 --3<2 -4<1 -5<1 --6<5'],
    [1, ['up'], shown(tree)],
    [1, ['in'], shown(tree)],
    [6, ['down'], shown(tree)],
    [1, ['down', 'up'], shown(tree)],
  ])('%i moved %j', (id, steps, expected) => expect(step(id, ...steps)).toBe(expected));

  it('is never below its own subtree, nor deeper than three levels', () => {
    expect(shown(moveTo(tree, 2, 4, 3))).toBe('1< -4<1 5< -6<5 -2<5 --3<2');
    expect(shown(moveTo(tree, 1, 2, 2))).toBe('5< -6<5 1< -2<1 --3<2 -4<1');
  });
});
