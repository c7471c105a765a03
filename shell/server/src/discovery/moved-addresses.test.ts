import type { TopicAddresses } from '@api/contract';
import { describe, expect, it } from 'vitest';
import { collectRoutes, resolve } from '../../../src/routing/route-tables.ts';
import { addressInstead } from './moved-addresses.ts';

const bank = [
  { name: 'question-list', path: '/math-questions' },
  { name: 'syllabus', path: '/math-questions/syllabus' },
  { name: 'question', path: '/math-questions/:subject/:topic/:questionId' },
  { name: 'question', path: '/math-questions/:subject/:topic/:subtopic/:questionId' },
  { name: 'question', path: '/math-questions/:subject/:topic/:subtopic/:subsubtopic/:questionId' },
  { name: 'blogs', path: '/blogs' },
].map((page) => ({ ...page, audience: 'everyone' as const, title: 'Page' }));
const routes = collectRoutes([{ name: 'bank', routes: { pages: bank } }]);

const known: TopicAddresses = {
  former_subjects: { latin: 'classics' },
  topics: {
    maths: {
      functions: ['functions'],
      'functions-old': ['functions'],
      lines: ['functions', 'lines'],
      slopes: ['functions', 'lines'],
    },
    classics: { verbs: ['verbs'] },
  },
};
const instead = (address: string) => {
  const url = new URL(address, 'http://site');
  const destination = resolve(url.pathname, url.search, { role_id: 1, signedIn: true }, 'full', routes);
  return addressInstead(destination, url, known);
};

describe('an address that names', () => {
  it.each([
    ['a place as it is', '/math-questions?subject=maths&topic=functions&subtopic=lines', null],
    ['what was never there', '/math-questions?subject=maths&topic=nothing', null],
    ['no place', '/math-questions?q=x', null],
    ['several topics', '/math-questions?subject=maths&topic=functions-old,lines', null],
    ['another page', '/blogs?subject=latin', null],
    [
      'a former slug, with filters',
      '/math-questions?subject=maths&topic=functions-old&paper=1',
      '/math-questions?subject=maths&topic=functions&paper=1',
    ],
    [
      'a topic that stands below another one by now',
      '/math-questions/syllabus?subject=maths&topic=lines',
      '/math-questions/syllabus?subject=maths&topic=functions&subtopic=lines',
    ],
    ['a former subject', '/math-questions?subject=latin&topic=verbs', '/math-questions?subject=classics&topic=verbs'],
    ['a former subject alone', '/math-questions?subject=latin', '/math-questions?subject=classics'],
    [
      'the place of a question',
      '/math-questions/maths/functions-old/slopes/7?from=mail',
      '/math-questions/maths/functions/lines/7?from=mail',
    ],
    ['a question where it is', '/math-questions/maths/functions/lines/7', null],
  ])('%s', (_, address, expected) => expect(instead(address)).toBe(expected));
});
