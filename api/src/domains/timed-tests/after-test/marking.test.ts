import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answerParts, type MarkingKey, markAutomatically, readNumber } from './marking.ts';

fc.configureGlobal({ seed: 20261121 });

describe('a typed number', () => {
  test.each([
    ['3.5', 3.5],
    [' -2 ', -2],
    ['\u22122', -2],
    ['3,5', 3.5],
    ['x = 7', 7],
    ['1/4', 0.25],
    ['$12$', 12],
    ['1.2e-3', 0.0012],
    ['1.2 \u00d7 10^-3', 0.0012],
    ['1.2*10^{3}', 1200],
    ['4 m', 4],
    ['4m', 4],
    ['.5', 0.5],
  ])('%j is %d', (typed, value) => expect(readNumber(typed, 'm')).toBeCloseTo(value, 12));

  test.each(['', 'm', 'about 3', '4 cm', '3 or 4', '1/0', '2x', '1,000,000', '1e999', '3/4/5', '--2'])('%j is none', (typed) => {
    expect(readNumber(typed, 'm')).toBeNull();
  });

  test('is read as JavaScript writes it, and nothing else breaks it', () => {
    fc.assert(fc.property(fc.integer(), (value) => readNumber(String(value)) === value));
    fc.assert(
      fc.property(fc.string(), fc.string(), (typed, unit) => {
        const value = readNumber(typed, unit);
        expect(value === null || Number.isFinite(value)).toBe(true);
      }),
    );
  });
});

const key: MarkingKey = {
  questions_text: 'A kettle.\n\n(a) Find $x$. [2]\n\n(b) Find $y$. [1]\n\n(c) Explain. [2]',
  marks: 5,
  mcq_answer: null,
  numeric_answers: [
    { part: 'a', value: 1.5, tolerance: 0.05, unit: 'm' },
    { part: 'b', value: 2, tolerance: 0 },
    { part: 'b', value: -2, tolerance: 0 },
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

  test('leaves alone what a person has to mark', () => {
    expect(markAutomatically(key, typed('a lot'))).toBeNull();
    expect(markAutomatically(key, typed('2', 'b'))).toBeNull();
    expect(markAutomatically(key, typed('2', 'c'))).toBeNull();
    expect(markAutomatically(key, { ...typed('1.5'), state: 'skipped' })).toBeNull();
    expect(markAutomatically(key, { state: 'attempted', answer: null })).toBeNull();
  });

  test('of multiple choice is all or nothing', () => {
    const choice = { ...key, mcq_answer: 'C' as const };
    const chosen = (option: 'B' | 'C' | null) => ({ state: 'attempted' as const, answer: { option, parts: [] } });
    expect(markAutomatically(choice, chosen('C'))).toEqual({ marks: 5, max: 5 });
    expect(markAutomatically(choice, chosen('B'))).toEqual({ marks: 0, max: 5 });
    expect(markAutomatically(choice, chosen(null))).toBeNull();
    expect(answerParts(choice)).toEqual([]);
  });

  test('says beforehand which parts it will mark', () => {
    expect(answerParts(key)).toEqual([
      { part: 'a', marks: 2, automatic: true, unit: 'm' },
      { part: 'b', marks: 1, automatic: false, unit: null },
      { part: 'c', marks: 2, automatic: false, unit: null },
    ]);
  });
});
