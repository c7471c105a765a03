import type { Topic } from '@api/contract';
import { describe, expect, it } from 'vitest';
import {
  addressToContinue,
  chosenBefore,
  NOTHING_CHOSEN,
  offeredBy,
  testRequest,
  withoutOrphans,
  withSubject,
} from './selection.ts';

const topic = (slug: string, subtopics: Topic[] = []) => ({ slug, topic_name: slug, subtopics }) as Topic;
const tree = [
  topic('algebra', [topic('sequences', [topic('arithmetic'), topic('geometric')]), topic('logarithms')]),
  topic('functions', [topic('quadratics')]),
];
const chosen = {
  subject: 'math-aa-sl',
  topics: ['algebra', 'functions'],
  subtopics: ['sequences', 'quadratics'],
  subSubtopics: ['geometric'],
  duration: 60,
} as const;

describe('choosing what a test is made of', () => {
  it('clears the lower levels with another subject and keeps the time', () => {
    expect(withSubject(chosen, 'math-ai-sl')).toEqual({ ...NOTHING_CHOSEN, subject: 'math-ai-sl', duration: 60 });
  });

  it('offers on each level what is under the chosen one above', () => {
    const slugs = (topics: readonly Topic[]) => topics.map(({ slug }) => slug);
    const offered = offeredBy(tree, chosen);
    expect(slugs(offered.subtopics)).toEqual(['sequences', 'logarithms', 'quadratics']);
    expect(slugs(offered.subSubtopics)).toEqual(['arithmetic', 'geometric']);
  });

  it('drops what is no longer under a chosen topic, two levels down', () => {
    expect(withoutOrphans(tree, { ...chosen, topics: ['functions'] })).toMatchObject({
      subtopics: ['quadratics'],
      subSubtopics: [],
    });
  });

  it('keeps everything that still has its place', () => {
    expect(withoutOrphans(tree, chosen)).toEqual(chosen);
  });

  it('is ready with a time and a topic, and not before', () => {
    expect(testRequest({ ...chosen, duration: null })).toBeNull();
    expect(testRequest({ ...chosen, topics: [] })).toBeNull();
    expect(testRequest(chosen)).toEqual({
      subject_slug: 'math-aa-sl',
      topic_slugs: ['algebra', 'functions'],
      subtopic_slugs: ['sequences', 'quadratics'],
      sub_subtopic_slugs: ['geometric'],
      duration: 60,
    });
  });
});

describe('the address that continues with what was chosen', () => {
  const search = (address: string) => new URLSearchParams(address.split('?')[1]);
  const chosen = {
    subject: 'math-aa-hl',
    topics: ['functions', 'calculus'],
    subtopics: ['limits'],
    subSubtopics: [],
    duration: 60,
  } as const;

  it('holds all of it', () => expect(chosenBefore(search(addressToContinue(chosen)))).toEqual(chosen));

  it.each(['', 'subject=math-aa-hl', 'subject=math-aa-hl&topic=functions&duration=61', 'topic=functions&duration=60'])(
    'is none: %s',
    (text) => expect(chosenBefore(new URLSearchParams(text))).toBeNull(),
  );
});
