import { expect, test } from 'vitest';
import { asSentence, questionCount } from './bank-labels.ts';

test.each([
  ['Something went wrong', 'Something went wrong.'],
  ['The photo is too large.', 'The photo is too large.'],
  ['Is this your photo?', 'Is this your photo?'],
])('ends "%s" as a sentence', (words, sentence) => {
  expect(asSentence(words)).toBe(sentence);
});

test.each([
  [0, 'No questions yet'],
  [1, '1 question'],
  [1366, '1,366 questions'],
])('counts %i as "%s"', (count, words) => {
  expect(questionCount(count)).toBe(words);
});
