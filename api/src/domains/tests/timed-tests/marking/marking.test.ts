import { describe, expect, test } from 'vitest';
import { answerParts, type MarkingKey, markAutomatically, markParts } from './marking.ts';

const key: MarkingKey = {
  questions_text: 'A kettle.\n\n(a) Find $x$. [2]\n\n(b) Find $y$. [1]\n\n(c) Explain. [2]',
  marks: 5,
  mcq_answer: null,
  answer_keys: [
    { kind: 'number', part: 'a', value: 1.5, tolerance: 0.05, unit: 'm' },
    { kind: 'number', part: 'b', value: 2, tolerance: 0 },
    { kind: 'number', part: 'b', value: -2, tolerance: 0 },
  ],
};
const typed = (value: string, part = 'a') => ({
  ...{ state: 'attempted' as const, answer: { option: null, parts: [{ part, value }] } },
});

describe('marking', () => {
  test('takes what is within the tolerance, its bounds included', () => {
    expect(markAutomatically(key, typed('1.55'))).toEqual({ marks: 2, max: 2 });
    expect(markAutomatically(key, typed('1.45 m'))).toEqual({ marks: 2, max: 2 });
    expect(markAutomatically(key, typed('1.551'))).toEqual({ marks: 0, max: 2 });
  });

  test('takes a comma for whichever of its two meanings is right', () => {
    const thousands = { ...key, answer_keys: [{ kind: 'number' as const, part: 'a', value: 1500, tolerance: 0 }] };
    expect(markAutomatically(thousands, typed('1,500'))).toEqual({ marks: 2, max: 2 });
    expect(markAutomatically(key, typed('1,500'))).toEqual({ marks: 2, max: 2 });
    expect(markAutomatically(key, typed('1,600'))).toEqual({ marks: 0, max: 2 });
  });

  test('leaves alone what a person has to mark', () => {
    expect(markAutomatically(key, typed('a lot'))).toBeNull();
    expect(markAutomatically(key, typed('2', 'b'))).toBeNull();
    expect(markAutomatically(key, typed('2', 'c'))).toBeNull();
    expect(markAutomatically(key, { ...typed('1.5'), state: 'skipped' })).toBeNull();
    expect(markAutomatically(key, { state: 'attempted', answer: null })).toBeNull();
  });

  test('judges expressions as practice does; unreadable ones wait for a person', () => {
    const expanded = { kind: 'expression' as const, part: 'a', value: 'x^2-4x+4', form: 'expanded' as const };
    const algebra = { ...key, answer_keys: [expanded] };
    expect(markAutomatically(algebra, typed('x^{2}-4x+4'))).toEqual({ marks: 2, max: 2 });
    expect(markAutomatically(algebra, typed('(x-2)^2'))).toEqual({ marks: 0, max: 2 });
    expect(markAutomatically(algebra, typed('(x-2'))).toBeNull();
    expect(answerParts(algebra)[0]).toEqual({ part: 'a', marks: 2, automatic: true, unit: null });
  });

  test('of multiple choice is all or nothing', () => {
    const choice = { ...key, mcq_answer: 'C' as const };
    const chosen = (option: 'B' | 'C' | null) => ({ state: 'attempted' as const, answer: { option, parts: [] } });
    expect(markAutomatically(choice, chosen('C'))).toEqual({ marks: 5, max: 5 });
    expect(markAutomatically(choice, chosen('B'))).toEqual({ marks: 0, max: 5 });
    expect(markAutomatically(choice, chosen(null))).toBeNull();
    expect(answerParts(choice)).toEqual([]);
    expect(markParts(choice, chosen('C'))).toEqual([{ part: '', marks: 5, max: 5, note: null }]);
  });

  test('marks a part by its one number, whatever option it also has, and no part that needs comparing', () => {
    const [number] = key.answer_keys;
    const option = { kind: 'option' as const, part: 'a', correct: 'B' as const, distractors: {} };
    const compared = { kind: 'compare' as const, part: 'c', as: 'text' as const };
    const mixed = { ...key, answer_keys: [...(number ? [number] : []), option, compared] };
    expect(answerParts(mixed).map(({ automatic }) => automatic)).toEqual([true, false, false]);
    expect(markAutomatically(mixed, typed('1.5'))).toEqual({ marks: 2, max: 2 });
  });

  test('gives none where the parts have more marks than the question', () => {
    const both = { ...typed('1.5'), answer: { option: null, parts: [...typed('1.5').answer.parts, { part: 'b', value: '2' }] } };
    const single = { ...key, answer_keys: key.answer_keys.slice(0, 2) };
    expect(markAutomatically({ ...single, marks: 3 }, both)).toEqual({ marks: 3, max: 3 });
    expect(markParts({ ...single, marks: 2 }, both)).toEqual([]);
  });

  test('says beforehand which parts it will mark', () => {
    expect(answerParts(key)).toEqual([
      { part: 'a', marks: 2, automatic: true, unit: 'm' },
      { part: 'b', marks: 1, automatic: true, unit: null },
      { part: 'c', marks: 2, automatic: false, unit: null },
    ]);
  });

  test('gives an answer that follows from a wrong one its marks, and says so', () => {
    const follows = { value: 'pi r^2', from: { r: 'a' } };
    const circle: MarkingKey = {
      ...{ questions_text: '(a) Find $r$. [2]\n\n(b) Find the area. [3]', marks: 5, mcq_answer: null },
      answer_keys: [
        { kind: 'number', part: 'a', value: 3, tolerance: 0 },
        { kind: 'number', part: 'b', value: 28.2743339, tolerance: 0, marks: 1, follows },
      ],
    };
    const after = (...parts: { part: string; value: string }[]) =>
      markParts(circle, { state: 'attempted', answer: { option: null, parts } });
    const area = { part: 'b', value: '50.3' };
    expect(after({ part: 'a', value: '4' }, area)).toMatchObject([
      { part: 'a', marks: 0, max: 2 },
      { part: 'b', marks: 1, max: 1, note: 'Follow-through: right for your answer to (a).' },
    ]);
    expect(after({ part: 'a', value: '3' }, area)).toMatchObject([{ marks: 2 }, { part: 'b', marks: 0, max: 1 }]);
    expect(after(area)).toMatchObject([{ part: 'b', marks: 0, max: 1 }]);
  });

  test('marks several fields, a line each, and gives marks for those that are right', () => {
    const keys = [3, 5].map((value) => ({ kind: 'number' as const, part: 'a', value, tolerance: 0, marks: 1, any_order: true }));
    const pair = { ...key, answer_keys: keys };
    expect(markAutomatically(pair, typed('3\n5'))).toEqual({ marks: 2, max: 2 });
    expect(markAutomatically(pair, typed('5\n3'))).toEqual({ marks: 2, max: 2 });
    expect(markAutomatically(pair, typed('7\n3'))).toEqual({ marks: 1, max: 2 });
    for (const left of ['3', '3 and 5', '3\n', '3\n5\n7']) expect(markAutomatically(pair, typed(left))).toBeNull();
  });

  test('says which form is wanted', () => {
    const exact = { ...key, answer_keys: [{ ...key.answer_keys[0], value: Math.SQRT2, exact: 'sqrt(2)', form: 'exact' }] };
    expect(markParts(exact as MarkingKey, typed('1.414'))).toMatchObject([{ marks: 0, note: expect.stringMatching(/exact/i) }]);
  });
});
