import { expect, it } from 'vitest';
import { colleaguesLike, inWordsAndMentions, mentionedIn, nameBeingTyped } from './use-notes.ts';

const colleagues = [
  { id: 1, name: 'Ann' },
  { id: 2, name: 'Ann Marie' },
  { id: 3, name: 'Ben Grader' },
];

it.each([
  ['Ask @be', 7, { from: 4, typed: 'be' }],
  ['@', 1, { from: 0, typed: '' }],
  ['Ask @Ben Gr', 11, { from: 4, typed: 'Ben Gr' }],
  ['ada@example', 11, null],
  ['Ask @ben\nand', 12, null],
  ['Nobody', 6, null],
])('in %j at %i %j is being typed', (text, caret, typed) => expect(nameBeingTyped(text, caret)).toEqual(typed));

it('finds colleagues by any word of their name, and not whom is written out', () => {
  expect(colleaguesLike(colleagues, 'gr').map(({ name }) => name)).toEqual(['Ben Grader']);
  expect(colleaguesLike(colleagues, 'ann').map(({ name }) => name)).toEqual(['Ann Marie']);
  expect(colleaguesLike(colleagues, '')).toHaveLength(3);
});

it('parts a text by the longest names that are mentioned', () => {
  const text = 'Ask @Ann Marie, not @Zoe.';
  expect(mentionedIn(text, colleagues).map(({ id }) => id)).toEqual([2]);
  expect(inWordsAndMentions(text, colleagues)).toEqual([
    { from: 0, words: 'Ask ', mentioned: false },
    { from: 4, words: '@Ann Marie', mentioned: true },
    { from: 14, words: ', not @Zoe.', mentioned: false },
  ]);
});
