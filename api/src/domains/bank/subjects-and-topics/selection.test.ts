import { describe, expect, test } from 'vitest';
import { narrowSelection } from './selection.ts';
import type { TopicRow } from './subjects.queries.ts';

let id = 0;
const ids = new Map<string, number>();
const row = (slug: string, depth: 1 | 2 | 3, parent: string | null): TopicRow => {
  ids.set(slug, ++id);
  const parent_topic_id = parent === null ? null : (ids.get(parent) ?? null);
  return { id, subject_id: 1, parent_topic_id, depth, slug, topic_number: slug, topic_name: slug };
};
const topics = [
  row('a', 1, null),
  row('a-1', 2, 'a'),
  row('a-1-1', 3, 'a-1'),
  row('a-1-2', 3, 'a-1'),
  row('a-2', 2, 'a'),
  row('b', 1, null),
  row('b-1', 2, 'b'),
];

const effective = (selected: Parameters<typeof narrowSelection>[1]) => {
  const { effective: found, issues } = narrowSelection(topics, selected);
  return { slugs: found.map(({ slug }) => slug), issues: issues.map(({ path }) => path) };
};

describe('a selection of topics', () => {
  test('means whole topics', () => expect(effective({ topic: ['a', 'b'] }).slugs).toEqual(['a', 'b']));
  test('is narrowed only where something below is chosen', () => {
    expect(effective({ topic: ['a', 'b'], subtopic: ['a-1'] }).slugs).toEqual(['b', 'a-1']);
    expect(effective({ topic: ['a', 'b'], subtopic: ['a-1', 'a-2'], subsubtopic: ['a-1-2'] }).slugs).toEqual([
      'b',
      'a-2',
      'a-1-2',
    ]);
  });
  test('may start on a lower level', () => expect(effective({ subsubtopic: ['a-1-1'] }).slugs).toEqual(['a-1-1']));
  test('counts a slug named twice once', () => expect(effective({ topic: ['a', 'a'] }).slugs).toEqual(['a']));
  test('refuses unknown slugs, wrong levels and topics elsewhere', () => {
    expect(effective({ topic: ['x'] }).issues).toEqual(['topic']);
    expect(effective({ topic: ['a-1'] }).issues).toEqual(['topic']);
    expect(effective({ topic: ['b'], subtopic: ['a-1'] }).issues).toEqual(['subtopic']);
    expect(effective({ subtopic: ['b-1'], subsubtopic: ['a-1-1'] }).issues).toEqual(['subsubtopic']);
  });
});
