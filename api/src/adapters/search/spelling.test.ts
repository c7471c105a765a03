import { expect, test } from 'vitest';
import { correctWord } from './spelling.ts';

test.each([
  ['two neighbours swapped count as one error', 'mena', ['mean', 'menu', 'moon'], ['mean', 'menu']],
  ['a letter too many, too few or wrong is one', 'cirlce', ['circle', 'circles', 'cosine'], ['circle']],
  ['short words are left as they are', 'sni', ['sin', 'son'], []],
  ['longer words may have more errors', 'trigonomtery', ['trigonometry', 'geometry'], ['trigonometry']],
  ['an unfinished word is held against the beginnings of others', 'qaudrat', ['quadratic', 'quadrant'], ['quadratic']],
])('%s', (_, word, candidates, meant) => {
  expect(correctWord(word, candidates).toSorted()).toEqual(meant.toSorted());
});
