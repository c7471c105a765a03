import { sampleTopic } from '@shell/kit/testing';
import { expect, test } from 'vitest';
import { listTitle } from './list-head.ts';

const TREE = [
  sampleTopic('functions', { subtopics: [sampleTopic('quadratics'), sampleTopic('transformations')] }),
  sampleTopic('calculus'),
];

test.each([
  ['', 'All questions'],
  ['topic=unknown', 'All questions'],
  ['topic=functions', 'Functions'],
  ['topic=functions&subtopic=quadratics', 'Quadratics'],
  ['subtopic=quadratics', 'Quadratics'],
  ['topic=functions,calculus', 'Functions and Calculus'],
  ['topic=functions,calculus&subtopic=quadratics', 'Quadratics and Calculus'],
  ['q=a+parabola', 'Search for “a parabola”'],
  ['q=a+parabola&topic=functions', 'Functions'],
])('a list at ?%s is called %s', (query, title) => {
  expect(listTitle(TREE, new URLSearchParams(query))).toBe(title);
});
