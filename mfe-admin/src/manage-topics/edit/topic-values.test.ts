import type { StaffTopic } from '@api/contract';
import { describe, expect, it } from 'vitest';
import { emptyTopic, parentsFor, topicDifferences, valuesOf } from './use-topic-form.ts';

const topic = (id: number, topic_number: string, parent_topic_id: number | null, depth: number): StaffTopic => ({
  ...{ id, topic_number, parent_topic_id, depth, topic_name: `Topic ${topic_number}`, slug: `topic-${id}` },
  ...{ questions: { visible: 0, hidden: 0, deleted: 0 }, has_syllabus: false, shared: 0 },
});
const topics = [
  topic(1, '1', null, 1),
  topic(2, '1.2', 1, 2),
  topic(3, '1.9', 1, 2),
  topic(4, '1.9.1', 3, 3),
  topic(5, 'A', null, 1),
  topic(6, 'A.10', 5, 2),
];

describe('the number of a new topic', () => {
  it.each([
    [null, '2'],
    [1, '1.10'],
    [2, '1.2.1'],
    [5, 'A.11'],
  ])('below %s is %s', (id, number) => {
    const parent = topics.find((each) => each.id === id) ?? null;
    expect(emptyTopic({ topics }, parent)).toMatchObject({ topic_number: number, parent: id === null ? '' : String(id) });
  });

  it('is 1 if there is no other', () => expect(emptyTopic({ topics: [] }, null).topic_number).toBe('1'));
});

describe('the possible parents of a topic', () => {
  const ids = (id: number | null) => parentsFor(topics.find((each) => each.id === id) ?? null, { topics }).map((each) => each.id);
  it('are those with a level left below them', () => expect(ids(null)).toEqual([1, 2, 3, 5, 6]));
  it('leave room for all below it', () => expect(ids(3)).toEqual([1, 5]));
  it('are none of its own', () => expect(ids(1)).toEqual([]));
  it('leave it in its place', () => expect(ids(2)).toEqual([1, 3, 5, 6]));
});

it('names what differs in the order of the form, and the topic above by its name', () => {
  const before = valuesOf({ ...topic(2, '1.2', 1, 2), syllabus: '', featuredImage: { url: '/api/images/a.png', alt: 'A' } });
  expect(before).toMatchObject({ parent: '1', picture: 'a.png', picture_alt: 'A' });
  expect(topicDifferences(before, { ...before, parent: '', syllabus: 'New.' }, { topics })).toEqual([
    { label: 'Below', before: '1 Topic 1', after: 'Nothing: a top-level topic' },
    { label: 'Syllabus and formulae', before: '', after: 'New.' },
  ]);
});
