import { lineOfStamp } from '@api/contract/marks';
import { describe, expect, it } from 'vitest';
import { sampleGrading } from '../sample-grading.ts';
import {
  awardedLines,
  bodyOf,
  contentOf,
  type DraftContent,
  type MarkStamp,
  newId,
  nextLine,
  verdictOf,
  withAnnotation,
  withoutAnnotation,
  withVerdict,
} from './draft-content.ts';
import { marksFault, missingOf, totalsOf } from './totals.ts';

const { questions, draft } = sampleGrading();
const [first] = questions as [(typeof questions)[number]];
const empty = contentOf(draft);

const stamp = (changes: Partial<MarkStamp> = {}): MarkStamp => ({
  id: newId(0),
  kind: 'mark',
  page: 1,
  question_id: 41,
  x: 0.9,
  y: 0.2,
  size: 0.03,
  label: 'M1',
  marks: 1,
  ...changes,
});
const add = (content: DraftContent, annotation: MarkStamp) => withAnnotation(content, annotation, questions);
const marksOf = (content: DraftContent, id = 41) => verdictOf(content, id).marks;

describe('stamps and marks', () => {
  it('lets the marks of a question follow its stamps, there and back', () => {
    const one = stamp();
    const two = stamp({ id: newId(1) });
    const both = add(add(empty, one), two);
    expect(marksOf(both)).toBe(2);
    expect(marksOf(both, 42)).toBeNull();
    expect(marksOf(withoutAnnotation(both, two.id, questions))).toBe(1);
    expect(marksOf(withoutAnnotation(withoutAnnotation(both, two.id, questions), one.id, questions))).toBeNull();
  });

  it('leaves a number alone that the grader gave against the stamps', () => {
    const typed = withVerdict(add(empty, stamp()), 41, { marks: 4 });
    expect(marksOf(add(typed, stamp({ id: newId(1) })))).toBe(4);
  });

  it('never gives more than the question is worth', () => {
    expect(marksOf(add(empty, stamp({ marks: 9 })))).toBe(5);
  });

  it('takes a stamp without marks for a note', () => {
    expect(marksOf(add(empty, stamp({ label: 'AG', marks: 0 })))).toBeNull();
  });

  it('knows from a stamp its line of the mark scheme, and which comes next', () => {
    expect(lineOfStamp(stamp({ id: newId(3) }))).toBe(3);
    expect(lineOfStamp(stamp({ id: newId() }))).toBeNull();
    const content = add(add(empty, stamp({ id: newId(0) })), stamp({ id: newId(1) }));
    expect([...awardedLines(content, 41)]).toEqual([0, 1]);
    expect(nextLine(content, first)).toBe(2);
    const all = [0, 1, 2, 3, 4].reduce((before, index) => add(before, stamp({ id: newId(index) })), empty);
    expect(nextLine(all, first)).toBeNull();
  });

  it('makes ids that the API takes', () => {
    for (const id of [newId(), newId(120)]) expect(id).toMatch(/^[\w-]{1,40}$/);
  });
});

it('sends what was given and said, and leaves out untouched questions', () => {
  const content = withVerdict(withVerdict(empty, 41, { marks: 0 }), 42, { comment: '' });
  expect(bodyOf(content)).toEqual({ marks: [{ question_id: 41, marks: 0, comment: '' }], annotations: [], comment: '' });
  const verdicts = { 41: { marks: 0, comment: '' } };
  expect(contentOf(bodyOf({ ...content, pages: { 42: 3 } }))).toEqual({
    verdicts,
    annotations: [],
    pages: { 42: 3 },
    comment: '',
  });
});

describe('the sum', () => {
  it('rounds the percentage down and counts what is marked', () => {
    const content = withVerdict(empty, 41, { marks: 3 });
    expect(totalsOf(content, questions)).toEqual({ marked: 1, questions: 2, marks: 3, max: 10, percentage: 30 });
    const odd = [{ ...first, marks: 3 }];
    expect(totalsOf(withVerdict(empty, 41, { marks: 2 }), odd).percentage).toBe(66);
    expect(totalsOf(withVerdict(empty, 41, { marks: 3 }), odd).percentage).toBe(100);
  });

  it('takes zero for marked and nothing for missing', () => {
    expect(missingOf(withVerdict(empty, 41, { marks: 0 }), questions).map(({ position }) => position)).toEqual([2]);
  });

  it.each([
    ['', null],
    ['0', null],
    ['5', null],
    ['6', 'At most 5'],
    ['2.5', 'Whole marks only'],
    ['-1', 'Whole marks only'],
    ['x', 'Whole marks only'],
  ])('says of %j as marks out of 5: %j', (typed, fault) => {
    expect(marksFault(typed, 5)).toBe(fault);
  });
});
