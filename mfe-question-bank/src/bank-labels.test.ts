import { expect, test } from 'vitest';
import { asSentence } from './bank-labels.ts';

test.each([
  ['Something went wrong', 'Something went wrong.'],
  ['The photo is too large.', 'The photo is too large.'],
  ['Is this your photo?', 'Is this your photo?'],
])('ends "%s" as a sentence', (words, sentence) => {
  expect(asSentence(words)).toBe(sentence);
});
