import { describe, expect, it } from 'vitest';
import { durationInWords } from '../test-labels.ts';
import { gradeInWords, newSeed, readCode } from './paper-labels.ts';

describe('a code that was read out', () => {
  it.each([
    ['math-aa-sl-1-7k3m9q', 'math-aa-sl-1-7k3m9q'],
    ['  Math AA SL 1 7K3M9Q ', 'math-aa-sl-1-7k3m9q'],
    ['physics-hl-1a-7Ki0Ol', 'physics-hl-1a-7k1001'],
    ['https://example.com/mock-papers/math-aa-sl-1-7k3m9q?x=1#y', 'math-aa-sl-1-7k3m9q'],
    ['/mock-papers/math-aa-sl-1-7k3m9q/', 'math-aa-sl-1-7k3m9q'],
    ['???', ''],
    ['', ''],
  ])('%j is %j', (typed, code) => expect(readCode(typed)).toBe(code));
});

it('says how long', () =>
  expect([50, 60, 90, 120, 150].map((minutes) => durationInWords(60_000 * minutes))).toEqual([
    ...['50 min', '1 h', '1 h 30 min', '2 h', '2 h 30 min'],
  ]));

it('says a grade with its range, where there is one', () => {
  expect(gradeInWords({ grade: 5, low: 4, high: 6 })).toBe('5, between 4 and 6');
  expect(gradeInWords({ grade: 7, low: 7, high: 7 })).toBe('7');
});

it('makes seeds that a code can name', () => {
  for (let tries = 0; tries < 100; tries++) {
    const seed = newSeed();
    expect(Number.isInteger(seed) && seed >= 0 && seed < 2 ** 30).toBe(true);
  }
});
