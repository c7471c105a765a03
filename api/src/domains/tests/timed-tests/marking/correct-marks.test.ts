import type { AnswerKey } from '@api/contract';
import { describe, expect, test } from 'vitest';
import { correctMarks, type Key, type MarkedBefore } from './correct-marks.ts';

const number = (part: string, value: number): AnswerKey => ({ kind: 'number', part, value, tolerance: 0 });
const keyOf = (...answer_keys: AnswerKey[]): Key => ({
  questions_text: 'A kettle.\n\n(a) Find $x$. [2]\n\n(b) Find $y$. [3]',
  mcq_answer: null,
  answer_keys,
});
const BEFORE = keyOf(number('a', 1), number('b', 2));
/** The work of a learner who typed these answers, as the former key marked it. */
const work = (a: string, b: string, auto_marks: number | null, changes: Partial<MarkedBefore> = {}): MarkedBefore => ({
  ...{ state: 'attempted', marks: 5, auto_marks, auto_max: auto_marks === null ? null : 5, corrected: null },
  answer: {
    option: null,
    parts: [
      { part: 'a', value: a },
      { part: 'b', value: b },
    ],
  },
  ...changes,
});

describe('a corrected key', () => {
  test('gives marks for answers that are now right', () => {
    expect(correctMarks(work('7', '2', 3), BEFORE, keyOf(number('a', 7), number('b', 2)))).toEqual({
      parts: [
        { part: 'a', marks: 2, max: 2 },
        { part: 'b', marks: 3, max: 3 },
      ],
      ...{ marks: 5, max: 5, gained: 2, kept: false },
    });
  });

  test('takes none away, and says that they stay', () => {
    expect(correctMarks(work('1', '2', 5), BEFORE, keyOf(number('a', 7), number('b', 2)))).toEqual({
      parts: [
        { part: 'a', marks: 2, max: 2 },
        { part: 'b', marks: 3, max: 3 },
      ],
      ...{ marks: 5, max: 5, gained: 0, kept: true },
    });
  });

  test('does both at once, part by part', () => {
    expect(correctMarks(work('1', '9', 2), BEFORE, keyOf(number('a', 7), number('b', 9)))).toMatchObject({
      ...{ marks: 5, max: 5, gained: 3, kept: true },
    });
  });

  test('gives marks for what follows from an answer that is still wrong', () => {
    const follows = { value: '3x', from: { x: 'a' } };
    const after = keyOf(number('a', 1), { kind: 'number', part: 'b', value: 3, tolerance: 0, follows });
    expect(correctMarks(work('2', '6', 0), BEFORE, after)).toEqual({
      parts: [
        { part: 'a', marks: 0, max: 2 },
        { part: 'b', marks: 3, max: 3 },
      ],
      ...{ marks: 3, max: 5, gained: 3, kept: false },
    });
  });

  test('gives the marks of the fields that are right now', () => {
    const fields = (...values: number[]) => keyOf(...values.map((value): AnswerKey => ({ ...number('b', value), marks: 1 })));
    const typed = work('', '3\n9', 0, { auto_max: 2 });
    expect(correctMarks(typed, fields(1, 2), fields(3, 2))).toMatchObject({
      ...{ parts: [{ part: 'b', marks: 1, max: 2 }], gained: 1, kept: false },
    });
    expect(correctMarks({ ...typed, auto_marks: 1 }, fields(3, 2), fields(1, 2))).toMatchObject({ marks: 1, kept: true });
  });

  test('changes nothing where it changes no marks', () => {
    expect(correctMarks(work('1', '2', 5), BEFORE, BEFORE)).toBeNull();
    expect(correctMarks(work('8', '8', 0), BEFORE, keyOf(number('a', 7), number('b', 2)))).toBeNull();
  });

  test('marks a part that only a person could mark if it is right, and never as wrong', () => {
    const byHand = keyOf(number('b', 2));
    expect(correctMarks(work('7', '2', 3, { auto_max: 3 }), byHand, keyOf(number('a', 7), number('b', 2)))).toMatchObject({
      ...{ marks: 5, max: 5, gained: 2, kept: false },
    });
    expect(correctMarks(work('8', '2', 3, { auto_max: 3 }), byHand, keyOf(number('a', 7), number('b', 2)))).toBeNull();
  });

  test('keeps a part that a person has to mark from now on as it was', () => {
    expect(correctMarks(work('1', '9', 2), BEFORE, keyOf(number('b', 9)))).toMatchObject({
      parts: [
        { part: 'a', marks: 2, max: 2 },
        { part: 'b', marks: 3, max: 3 },
      ],
      ...{ gained: 3, kept: false },
    });
  });

  test('starts from the last correction rather than from the former key', () => {
    const corrected = [
      { part: 'a', marks: 2, max: 2 },
      { part: 'b', marks: 0, max: 3 },
    ];
    const again = work('7', '9', 2, { corrected });
    expect(correctMarks(again, BEFORE, keyOf(number('a', 1), number('b', 9)))).toMatchObject({ marks: 5, gained: 3, kept: true });
  });

  test('marks what had no automatic marks at all', () => {
    const none = work('1', '2', null);
    expect(correctMarks(none, keyOf(), BEFORE)).toMatchObject({ marks: 5, max: 5, gained: 5, kept: false });
    expect(correctMarks(work('8', '8', null), keyOf(), BEFORE)).toBeNull();
    expect(correctMarks(work('1', '8', null), keyOf(), BEFORE)).toMatchObject({
      parts: [{ part: 'a', marks: 2, max: 2 }],
      ...{ marks: 2, max: 2 },
    });
  });

  describe('if the former parts can no longer be distinguished', () => {
    // The former key does not yield the stored marks.
    const unknown = (auto_marks: number) => work('1', '2', auto_marks, { auto_max: 5 });

    test('gives the better of both sums', () => {
      expect(correctMarks(unknown(3), BEFORE, BEFORE)).toEqual({
        parts: [
          { part: 'a', marks: 2, max: 2 },
          { part: 'b', marks: 3, max: 3 },
        ],
        ...{ marks: 5, max: 5, gained: 2, kept: false },
      });
      expect(correctMarks(unknown(3), BEFORE, keyOf(number('a', 1), number('b', 9)))).toEqual({
        ...{ parts: [], marks: 3, max: 5, gained: 0, kept: true },
      });
      expect(correctMarks(unknown(3), BEFORE, keyOf(number('a', 8), number('b', 2)))).toBeNull();
    });

    test('counts out of the greater of both', () => {
      const fewer = work('1', '2', 1, { auto_max: 2 });
      expect(correctMarks(fewer, BEFORE, BEFORE)).toMatchObject({ marks: 5, max: 5, gained: 4 });
    });

    test('does not take a sum out of fewer marks for the parts of the former key', () => {
      const onlyA = work('1', '8', 2, { auto_max: 2 });
      const after = keyOf(number('a', 9), number('b', 8));
      expect(correctMarks(onlyA, BEFORE, after)).toMatchObject({ marks: 3, max: 5, gained: 1, kept: false });
    });
  });

  test('gives no more than the question has in its test', () => {
    const smaller = work('7', '2', null, { marks: 3 });
    expect(correctMarks(smaller, keyOf(), keyOf(number('a', 7), number('b', 2)))).toBeNull();
    // Marks given before and marks earned now together exceed the question's.
    const given = work('x', '2', 2, { marks: 4, auto_max: 2, corrected: [{ part: 'a', marks: 2, max: 2 }] });
    expect(correctMarks(given, BEFORE, keyOf(number('b', 2)))).toBeNull();
  });
});
